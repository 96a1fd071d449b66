import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

extension CommandsTests {
  @Test(arguments: [
    (["add Oslo"], true), (["add Oslo", "remove oslo", "undo"], true), (["add Oslo", "undo", "undo"], true),
    (["add Oslo", "add Rome"], false), (["add Oslo", "remove oslo"], false),
    (["add Oslo", "edit oslo --name A"], false),
  ])
  func `undo says when the list is empty again`(lines: [String], isEmpty: Bool) async throws {
    let folder = try TemporaryFolder()
    let list = FileStore(path: FilePath("\(folder.path)/locations.json"))
    for shell in [try Shell(), try Shell(store: list)] {
      for line in lines { _ = await shell.run(try ShellWords.split(line)) }
      let dryRun = await shell.run("undo", "--dry-run")
      #expect(!dryRun.error.contains("The list is empty"))
      let transcript = await shell.run("undo")
      #expect(transcript.status == .success)
      let sentence = "The list is empty, as before the last change.\n"
      #expect(transcript.error.contains(sentence) == isEmpty, "\(transcript.text)")
      #expect(try await shell.store.locations.isEmpty == isEmpty)
    }
  }

  @Test
  func `undo says that a change that concerned no place is taken back`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/locations.json"
    let shell = try Shell(store: FileStore(path: FilePath(path)))
    for id in ["oslo", "rome"] { #expect(await shell.run("add", id).status == .success) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let other = text.replacing("{\"version\":1", with: "{\"owner\":\"me\",\"version\":1")
    try other.write(toFile: path + ".bak", atomically: false, encoding: .utf8)
    let transcript = await shell.run("undo")
    #expect(transcript.error == "The last change, which concerned no place, is taken back.\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == other)
  }

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
