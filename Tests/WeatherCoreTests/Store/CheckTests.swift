import TestSupport
import Testing

@testable import WeatherCore

struct CheckTests {
  private static let knowledge = PlaceKnowledge(
    isTimeZone: { ["Europe/Brussels", "Asia/Tokyo"].contains($0) },
    country: { $0.latitude > 49 && $0.longitude < 7 && $0.longitude > 2 ? "BE" : "SO" })

  @Test(arguments: [
    (
      #""id":"a","name":"A","country":"BE","latitude":50.8,"longitude":4.3,"timeZone":"Europe/Brussels""#,
      [] as [String]
    ),
    (
      #""id":"a b","name":"A","latitude":1,"longitude":2"#,
      ["7: 'a b' cannot be an id; use letters, digits, '.', '_' and '-', at most 64"]
    ),
    (#""id":"a","name":" ","latitude":1,"longitude":2"#, ["18: the name is empty"]),
    (
      #""id":"a","name":"A","latitude":0.0,"longitude":-0"#,
      ["1: it lies at 0,0, in the sea: the coordinate may be missing"]
    ),
    (
      #""id":"a","name":"A","latitude":1,"longitude":2,"timeZone":"Mars/Base""#,
      ["60: \"Mars/Base\" is no time zone that is known"]
    ),
    (
      #""id":"a","name":"A","country":"Belgium","latitude":1,"longitude":2"#,
      ["32: \"Belgium\" is no country's code of two capital letters"]
    ),
    (
      #""id":"a","name":"A","country":"BE","latitude":4.3,"longitude":50.8"#,
      ["1: it lies in SO, not in BE: latitude and longitude may be swapped"]
    ),
    (
      #""id":"a","name":"A","latitude":151,"longitude":-33"#,
      ["33: place 1: latitude 151.0 is not between -90 and 90; are latitude and longitude swapped?"]
    ),
    (#""id":"a","name":"A","latitude":"1","longitude":2"#, ["33: place 1: \"latitude\" is not a number"]),
  ])
  func `finds what is questionable about a place`(members: String, problems: [String]) throws {
    let text = "{\"locations\":[\n{\(members)}]}"
    let found = try LocationDocument.problems(in: Array(text.utf8), Self.knowledge)
    #expect(found.map { "\($0.column): \($0.message)" } == problems)
    #expect(found.allSatisfy { $0.line == 2 })
    #expect(found.allSatisfy { $0.id != nil })
  }

  @Test
  func `finds ids and places that occur again, in the order of the text`() throws {
    let text = """
      {"locations":[
      {"id":"a","name":"Köln","latitude":50.9,"longitude":6.9},
      {"id":"b","name":"koln","latitude":50.90001,"longitude":6.9},
      7,
      {"id":"A","name":"C","latitude":3,"longitude":3}
      ]}
      """
    let found = try LocationDocument.problems(in: Array(text.utf8), PlaceKnowledge())
    #expect(
      found.map(\.description) == [
        "line 3, column 18: \"koln\" is the same place as \"a\"",
        "line 4, column 1: place 3 is not an object",
        "line 5, column 7: the id \"A\" is that of place 1 too",
      ])
  }

  @Test
  func `looks over a list with a problem in every place in one pass`() throws {
    let record = #"{"id":"a","name":"A","latitude":0,"longitude":0}"#
    let text = "{\"locations\":[\(Array(repeating: record, count: 20_000).joined(separator: ","))]}"
    let found = try LocationDocument.problems(in: Array(text.utf8), PlaceKnowledge())
    // Each lies in the sea; each but the first has a taken id and is a place that is there already.
    #expect(found.count == 3 * 20_000 - 2)
    #expect(found.last?.line == 1)
  }

  @Test(arguments: ["", "{\"locations\":[", "{\"version\":2,\"locations\":[]}"])
  func `refuses what is no list to look over`(text: String) async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: text)
    await #expect(throws: StoreError.self) { _ = try await store.check(with: PlaceKnowledge()) }
  }

  @Test
  func `a missing list has no problems`() async throws {
    let folder = try TemporaryFolder()
    #expect(
      try await FileStore(path: FilePath(folder.path + "/a/list.json")).check(with: PlaceKnowledge()) == [])
    #expect(try await PreviewStore([FileStoreTests.home]).check(with: PlaceKnowledge()) == [])
  }
}
