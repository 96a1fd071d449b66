import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

/// What `weather repair` and `weather list` say of lists that are not as they should be.
struct MendingWordsTests {
  @Test(arguments: [
    (ListRepair(outcome: .sound, count: 1), false, ["The list is sound; nothing was changed."]),
    (ListRepair(outcome: .salvaged, count: 1), false, ["Kept the 1 place that can be read."]),
    (
      ListRepair(outcome: .salvaged, count: 3, restored: ["b"], evidence: "/x"), false,
      [
        "Kept the 2 places that can be read.", "Took 'b' from the list before the last change.",
        "The damaged list is kept as '/x'.",
      ]
    ),
    (
      ListRepair(outcome: .salvaged, count: 14, restored: (1...12).map { "p\($0)" }), true,
      [
        "Would keep the 2 places that can be read.",
        "Would take 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10' and 2 more from the list before "
          + "the last change.", "Nothing was changed.",
      ]
    ),
    (
      ListRepair(outcome: .restoredBackup, count: 2), false,
      ["Put back the list before the last change, with 2 places."]
    ),
    (
      ListRepair(outcome: .startedAnew, count: 0), true,
      ["Would start an empty list: nothing can be read.", "Nothing was changed."]
    ),
  ])
  func `tells what mending did`(report: ListRepair, isDryRun: Bool, words: [String]) {
    #expect(report.words(isDryRun: isDryRun) == words)
  }

  @Test
  func `warns of an id that occurs twice, and names no place by it unasked`() async throws {
    let folder = try TemporaryFolder()
    let place = #"{"id":"%","name":"Same","latitude":1,"longitude":1}"#
    let places = ["a", "a", "b"].map { place.replacing("%", with: $0) }.joined(separator: ",\n")
    let path = folder.path + "/list.json"
    try "{\"locations\":[\n\(places)\n]}".write(toFile: path, atomically: false, encoding: .utf8)
    let shell = try Shell(store: FileStore(path: FilePath(path)))
    let list = await shell.run("list")
    #expect(list.output.hasPrefix("a\tSame\t"))
    #expect(list.error.contains("line 3: the id \"a\" is that of line 2 too"))
    let named = await shell.run("list", "same")
    #expect(named.status == .ambiguous)
    #expect(named.error.contains("several saved places are named 'same'; use an id: a, a, b"))
  }

  @Test
  func `finds are told in sentences`() async throws {
    let transcript = try await Shell().run(
      "search", "Oslo", "--country", "NO", "--format", "plain", "--limit", "1")
    #expect(transcript.output.hasPrefix("Oslo"))
    #expect(transcript.output.hasSuffix(".\n"))
    #expect(transcript.output.contains(" people, at "))
  }
}
