import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

extension CommandsTests {
  @Test(arguments: [
    (
      "an id that stands twice",
      #""latitude":1.5,"longitude":2},{"id":"A","name":"B","latitude":3,"longitude":4"#,
      "is that of place 1 too", 65
    ),
    (
      "a place that stands twice",
      #""latitude":1.5,"longitude":2},{"id":"b","name":"A","latitude":1.5,"longitude":2"#, "same place", 0
    ),
    ("swapped coordinates", #""country":"NO","latitude":10.7,"longitude":59.9"#, "may be swapped", 0),
    ("impossible coordinates", #""latitude":95,"longitude":2"#, "not between -90 and 90", 65),
    ("an unknown zone", #""latitude":1.5,"longitude":2,"timeZone":"No/Where""#, "no time zone", 0),
  ])
  func `check finds what is wrong, and repair alone mends a damaged list`(
    what: String, members: String, problem: String, status: Int32
  ) async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/locations.json"
    let text = "{\"version\":1,\"locations\":[\n{\"id\":\"a\",\"name\":\"A\",\(members)}\n]}\n"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let shell = try Shell(store: FileStore(path: FilePath(path)))
    let check = await shell.run("check")
    #expect(check.status == .notFound && check.output.contains(problem), "\(check.text)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(await shell.run("add", "1.0,1.0").status.rawValue == status)
    #expect(await shell.run("repair").status == .success)
    #expect(await shell.run("add", "Oslo").status == .success)
  }
}
