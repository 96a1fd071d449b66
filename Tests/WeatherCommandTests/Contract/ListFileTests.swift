import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: the list's file")
struct ListFileTests {
  private static func list(_ rows: String) -> String { "{\"version\":1,\"locations\":[\n\(rows)\n]}\n" }

  /// Runs a command line on a file with this text, or on none; answers the run and the file's text afterwards.
  private func run(_ text: String?, _ line: String) async throws -> (transcript: Transcript, text: String?) {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/locations.json"
    try text?.write(toFile: path, atomically: false, encoding: .utf8)
    let shell = try Shell(store: FileStore(path: FilePath(path)))
    let transcript = await shell.run(try ShellWords.split(line))
    return (transcript, try? String(contentsOfFile: path, encoding: .utf8))
  }

  @Test
  func `is JSON with a place a line`() async throws {
    let roof = #"{"id":"roof","name":"Roof ☀","latitude":0.5,"longitude":-30,"note":"n","tags":["a","b"]}"#
    let result = try await run(nil, "add 0.5,-30 --name 'Roof ☀' --note n --tag a,b")
    #expect(result.text == Self.list(roof))
    let two = try await run(Self.list(roof), "add Brussels")
    let brussels =
      #"{"id":"brussels","name":"Brussels","region":"Brussels Capital","country":"BE","latitude":50.85045,"#
      + #""longitude":4.34878,"timeZone":"Europe/Brussels","geonameID":2800866}"#
    #expect(two.text == Self.list(roof + ",\n" + brussels))
  }

  @Test(arguments: [
    #"{"version":1,"locations":[{"id":"a","name":"A","latitude":1.5,"longitude":2}]}"#,
    "\n{ \"locations\" : [\r\n\t{\"longitude\": 2e0, \"name\": \"\\u0041\", \"latitude\": 1.50, "
      + "\"id\": \"a\"} ],\n \"version\" : 1 }",
  ])
  func `may be laid out in any way`(text: String) async throws {
    #expect(try await run(text, "list").transcript.output == "a\tA\t\t\t1.5\t2\t\t\t\n")
  }

  @Test
  func `keeps members that are not known, and how numbers are spelled`() async throws {
    let kept = #"{"id":"a","name":"A","latitude":1.50,"longitude":2e0,"owner":{"x":[1.0,null]}}"#
    let text = "{\"version\":1,\"theme\":\"dark\",\"locations\":[\n\(kept)\n],\"z\":1.10}\n"
    for line in ["add 3.5,4.5 --name B", "edit a --note n"] {
      let edited = try #require(try await run(text, line).text)
      for part in [
        "\"theme\":\"dark\"", "\"z\":1.10", #""latitude":1.50,"longitude":2e0"#, #""owner":{"x":[1.0,null]}"#,
      ] {
        #expect(edited.contains(part), "\(edited)")
      }
    }
    #expect(try await run(text, "add 3.5,4.5 --name B").text?.contains(kept) == true)
  }

  private static let place = #"{"id":"a","name":"A","latitude":1.5,"longitude":2}"#

  @Test(arguments: [
    ("one of a newer program", "{\"version\":2,\"locations\":[]}", Int32(78), "newer weather"),
    ("an empty one", "", 65, "line 1, column 1"),
    ("a damaged one", list("{\"id\":\"a\",,}"), 65, "line 2, column 11"),
    (
      "one with a latitude that is too large", list(place.replacing("1.5", with: "91")), 65,
      "not between -90 and 90"
    ),
    (
      "one with a longitude that is too small", list(place.replacing("2}", with: "-181}")), 65,
      "not between -180 and 180"
    ),
    ("one with an endless number", list(place.replacing("1.5", with: "1e999")), 65, "line 2, column"),
    ("one with swapped coordinates", list(place.replacing("1.5", with: "151.2")), 65, "swapped"),
  ])
  func `is refused for a reason, and stays`(what: String, text: String, status: Int32, reason: String)
    async throws
  {
    for line in ["list", "add Oslo", "remove a", "edit a --note n", "current", "remove --all"] {
      let result = try await run(text, line)
      #expect(result.transcript.status.rawValue == status, "\(line): \(result.transcript.text)")
      #expect(result.transcript.error.contains(reason), "\(result.transcript.text)")
      let wayOut = "; 'weather repair --dry-run' shows what can be saved\n"
      #expect(result.transcript.error.hasSuffix(wayOut) == (status == 65), "\(result.transcript.text)")
      #expect(result.transcript.output.isEmpty)
      #expect(result.text == text)
    }
  }

  @Test
  func `means an empty list while there is none`() async throws {
    let result = try await run(nil, "list")
    #expect(result.transcript.status == .success && result.transcript.output.isEmpty)
    #expect(result.text == nil)
  }
}
