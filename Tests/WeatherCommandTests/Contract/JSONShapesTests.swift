import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: JSON shapes")
struct JSONShapesTests {
  private static let place: Set = [
    "id", "name", "region", "country", "latitude", "longitude", "timeZone", "geonameID",
  ]
  private static let candidate: Set = [
    "name", "region", "subregion", "country", "countryName", "latitude", "longitude", "timeZone",
    "population",
    "feature", "geonameID", "matched",
  ]

  @Test(arguments: [
    "list oslo", "add Rome", "remove oslo", "edit oslo --last", "undo",
  ])
  func `a list is a version and locations, each as in the file`(line: String) async throws {
    let shell = try Shell(store: PreviewStore.sample)
    if line == "undo" { _ = await shell.run("remove", "oslo") }
    let document = try await shell.run(ShellWords.split("\(line) --json")).document()
    #expect(Set(document.keys) == ["version", "locations"])
    #expect(document["version"] as? Int == 1)
    let rows = try #require(document["locations"] as? [[String: Any]])
    #expect(rows.map { Set($0.keys) } == [Self.place])
  }

  @Test
  func `what a place of the list does not have is left out, and a note and tags are there`() async throws {
    let shell = try Shell()
    let text = await shell.run("add", "0.5,-30", "--name", "A", "--note", "n", "--tag", "t", "--json").output
    #expect(
      text.contains(#"{"id":"a","name":"A","latitude":0.5,"longitude":-30,"note":"n","tags":["t"]}"#),
      "\(text)")
  }

  @Test
  func `a search is a version and places, best first`() async throws {
    let document = try await Shell().run("search", "Köln", "--json").document()
    #expect(Set(document.keys) == ["version", "places"])
    let rows = try #require(document["places"] as? [[String: Any]])
    #expect(rows.allSatisfy { Set($0.keys) == Self.candidate })
    #expect(rows.first?["country"] as? String == "DE")
    #expect(rows.first?["countryName"] as? String == "Germany")
    #expect(rows.first?["matched"] as? String == "Köln")
  }

  @Test
  func `candidates are places as a search has them`() async throws {
    let failure = try await Shell().run("add", "Springfield", "--json").failure()
    let rows = try #require(failure["candidates"] as? [[String: Any]])
    #expect(rows.count > 1 && rows.allSatisfy { Set($0.keys) == Self.candidate })
  }

  @Test
  func `conditions are a version, units, and a row a place`() async throws {
    let document = try await Shell(store: PreviewStore.sample).run("current", "oslo", "--json").document()
    #expect(Set(document.keys) == ["version", "units", "conditions"])
    let row = try #require((document["conditions"] as? [[String: Any]])?.first)
    #expect(
      Set(row.keys) == [
        "location", "current", "observedAt", "fetchedAt", "ageSeconds", "stale", "source", "error",
      ])
    #expect(Set((row["location"] as? [String: Any] ?? [:]).keys) == Self.place)
    #expect(
      Set((row["source"] as? [String: Any] ?? [:]).keys) == ["provider", "attribution", "url", "sample"])
    let fields = Mirror(reflecting: WeatherData.CurrentConditions(observedAt: Shell.now)).children.compactMap(
      \.label)
    let current = try #require(row["current"] as? [String: Any])
    #expect(Set(current.keys) == Set(fields).subtracting(["observedAt"]))
    let units = try #require(document["units"] as? [String: String])
    #expect(Set(units.keys).isSubset(of: current.keys))
    #expect(row["error"] is NSNull && row["observedAt"] as? String == "2026-07-28T15:45:00+02:00")
    #expect(row["ageSeconds"] as? Int == 0 && row["stale"] as? Bool == false)
  }

  @Test
  func `a place that failed is a row with its error, beside those that did not`() async throws {
    var shell = try Shell(store: PreviewStore.sample)
    let sample = shell.weatherService
    shell.weatherService = PartialService { await sample.weather(at: $0) }
    let transcript = await shell.run("current", "oslo", "home", "--json")
    #expect(transcript.status == .partial)
    #expect(try transcript.failure()["code"] as? String == "partial")
    let rows = try #require(try transcript.document()["conditions"] as? [[String: Any]])
    #expect(rows.count == 2 && rows[0]["error"] is NSNull)
    for key in ["current", "observedAt", "fetchedAt", "ageSeconds", "stale", "source"] {
      #expect(rows[1][key] is NSNull, "\(key)")
    }
    let error = try #require(rows[1]["error"] as? [String: Any])
    #expect(error["code"] as? String == "unavailable" && error["retryable"] as? Bool == true)
  }

  /// A service that fails for every place but the first.
  private struct PartialService: WeatherService {
    let answers: @Sendable ([Coordinate]) async -> [Result<WeatherData, ServiceError>]

    func weather(at coordinates: [Coordinate]) async -> [Result<WeatherData, ServiceError>] {
      let failure = ServiceError(code: .unavailable, message: "no answer")
      return await answers(coordinates).enumerated().map { $0.offset == 0 ? $0.element : .failure(failure) }
    }
  }

  @Test
  func `a batch is a version and a result a line`() async throws {
    var shell = try Shell(store: PreviewStore.sample)
    shell.input = "add Rome\n\nremove oslo\n"
    let document = try await shell.run("batch", "--json").document()
    #expect(Set(document.keys) == ["version", "results"])
    let rows = try #require(document["results"] as? [[String: Any]])
    #expect(rows.allSatisfy { Set($0.keys).isSuperset(of: ["line", "command", "status", "locations"]) })
    #expect(rows.map { $0["line"] as? Int } == [1, 3])
    #expect(rows.map { $0["command"] as? String } == ["add Rome", "remove oslo"])
    #expect(rows.map { $0["status"] as? Int } == [0, 0])
    #expect(rows.map { ($0["locations"] as? [[String: Any]])?.count } == [1, 1])
  }
}
