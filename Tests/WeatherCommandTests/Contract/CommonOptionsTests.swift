import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: common options")
struct CommonOptionsTests {
  private static let clauses: [Clause] = [
    Clause("the form by its name", "list oslo --format csv", shows: ["id,name,", "oslo,Oslo,"]),
    Clause("JSON for short", "list oslo --json", shows: ["{\"version\":1,\"locations\":["]),
    Clause("a pattern for each row", "list --tag work --template '<{id}>'", output: "<tokyo>\n"),
    Clause("colour always", "list oslo --format text --color always", shows: ["\u{1B}["]),
    Clause("more about the run", "list --verbose", says: ["the list is "]),
  ]

  @Test(arguments: clauses)
  func `are taken by any command`(clause: Clause) async throws {
    try await clause.check(in: Shell(store: PreviewStore.sample))
  }

  @Test
  func `quiet is nothing but the data`() async throws {
    let shell = try Shell(store: PreviewStore.sample)
    #expect(await shell.run("remove", "oslo", "--quiet", "--template", "{id}").text == "oslo\n")
  }

  @Test(arguments: ["auto", "never"])
  func `colour stays out of a pipe`(choice: String) async throws {
    let shell = try Shell(store: PreviewStore.sample)
    #expect(await !shell.run("list", "--format", "text", "--color", choice).output.contains("\u{1B}"))
  }

  @Test
  func `the file by its path`() async throws {
    let folder = try TemporaryFolder()
    let other = "\(folder.path)/other.json"
    let result = try await Binary.run(
      "add", "Oslo", "--store", other, store: "\(folder.path)/locations.json")
    #expect(result.status == 0 && FileManager.default.fileExists(atPath: other))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/locations.json"))
  }

  @Test(arguments: [
    ("--units metric", "°C", "km/h", "hPa"), ("--units uk", "°C", "mph", "hPa"),
    ("--units us", "°F", "mph", "inHg"),
    ("--units si", "°C", "m/s", "hPa"), ("--temperature c", "°C", "km/h", "hPa"),
    ("--temperature f", "°F", "km/h", "hPa"), ("--temperature k", "K", "km/h", "hPa"),
    ("--wind kmh", "°C", "km/h", "hPa"), ("--wind ms", "°C", "m/s", "hPa"),
    ("--wind mph", "°C", "mph", "hPa"),
    ("--wind kn", "°C", "kn", "hPa"), ("--wind bft", "°C", "Bft", "hPa"),
    ("--pressure hpa", "°C", "km/h", "hPa"), ("--pressure inhg", "°C", "km/h", "inHg"),
    ("--pressure mmhg", "°C", "km/h", "mmHg"), ("--units us --wind kn", "°F", "kn", "inHg"),
  ])
  func `choose units, as a system or one by one`(
    options: String, temperature: String, wind: String, pressure: String
  ) async throws {
    let shell = try Shell(store: PreviewStore.sample)
    let document = try await shell.run(ShellWords.split("current --json \(options)")).document()
    let units = try #require(document["units"] as? [String: String])
    #expect(units["temperature"] == temperature)
    #expect(units["windSpeed"] == wind)
    #expect(units["pressure"] == pressure)
  }

  @Test(arguments: [
    ("--provider sample", 0), ("--offline", 69), ("--timeout 0", 75), ("--max-age 1h", 76),
  ])
  func `say whom to ask, how long, and how old an answer may be`(options: String, status: Int32) async throws
  {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(.json("{}"))
    let words = try ShellWords.split("current --at 1.5,2.5 \(options)")
    let result = try await Binary.run(
      words, store: "\(folder.path)/locations.json", environment: ["WEATHER_OPEN_METEO_URL": server.url])
    #expect(result.status == status, "\(result.error)")
    #expect(result.output.contains("\tsample\t") == (status == 0))
    #expect(server.requests.count == (status == 76 ? 1 : 0))
  }
}
