import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: output")
struct OutputTests {
  private static let oslo = "oslo\tOslo\tOslo\tNO\t59.91273\t10.74609\tEurope/Oslo\t\t\n"
  private static let reading = "oslo\t-6.4\t-8\t17.6\t90\tfog\t2026-07-28T15:45:00+02:00\tsample\t\n"

  private static let clauses: [Clause] = [
    Clause(
      "the rows that a command changed are data, its words are not", "remove oslo", output: oslo,
      says: ["Removed"]),
    Clause(
      "list has nine columns", "list --format csv oslo",
      shows: ["id,name,region,country,latitude,longitude,timeZone,tags,note\r\n"]),
    Clause("add prints the columns of list", "add 0.5,-30 --name A", output: "a\tA\t\t\t0.5\t-30\t\t\t\n"),
    Clause("edit prints the columns of list", "edit oslo --last", output: oslo),
    Clause(
      "current has nine columns", "current oslo --format csv",
      shows: [
        "id,temperature,apparentTemperature,windSpeed,windDirection,summary,observedAt,source,error\r\n"
      ]),
    Clause("a pipe gets a record a line, by tabs, without a heading", "current oslo", output: reading),
    Clause("tsv is that form by name", "list oslo --format tsv", output: oslo),
    Clause(
      "text has a heading and aligned columns", "list oslo --format text", shows: ["ID    NAME  REGION"]),
    Clause(
      "csv quotes as RFC 4180 has it", "list cairo --format csv",
      shows: [",\"'=SUM(A1), \"\"quoted\"\"\"\r\n"]),
    Clause(
      "json is one document", "list --tag none --format json", output: "{\"version\":1,\"locations\":[]}\n"),
    Clause("jsonl is an object a line", "list oslo --format jsonl", shows: ["{\"id\":\"oslo\""]),
    Clause(
      "geojson is a collection of points", "list oslo --format geojson",
      shows: ["\"FeatureCollection\"", "\"coordinates\":[10.74609,59.91273]"]),
    Clause(
      "gpx is waypoints", "list oslo --format gpx",
      shows: ["<wpt lat=\"59.91273\" lon=\"10.74609\"><name>Oslo"]),
    Clause("gpx is for lists alone", "current oslo --format gpx", status: 64, output: ""),
    Clause(
      "a pattern makes a line of a row", "current oslo --template '{name} {temperature}'",
      output: "Oslo -6 °C\n"),
    Clause(
      "a pattern has another word for what is absent", "list home --template '{region|none}'",
      output: "none\n"),
    Clause(
      "plain is a sentence a place, without symbols", "current oslo --format plain",
      shows: ["Oslo: minus 6 degrees Celsius, feels like minus 8 degrees Celsius, fog, wind from east,"]),
    Clause(
      "a person is told when a reading was made, on the place's clock", "current oslo --format text",
      shows: ["15:45 +02:00"]),
    Clause("control characters are shown, not sent", "list home", shows: ["\\u{1b}[31mred\\u{202e}"]),
    Clause(
      "errors in JSON leave the data's stream empty", "list nowhere --json", status: 1, output: ""),
  ]

  @Test(arguments: clauses)
  func `is data for programs and words for people`(clause: Clause) async throws {
    try await clause.check(in: Shell(store: PreviewStore.sample))
  }

  @Test
  func `columns stand below each other, however wide letters are`() async throws {
    let text = await (try Shell(store: PreviewStore.sample)).run("list", "--format", "text").output
    let starts = text.split(separator: "\n").dropFirst().map { line in
      line.range(of: #"\d+(\.\d+)?°"#, options: .regularExpression).map {
        String(line[..<$0.lowerBound]).displayWidth
      }
    }
    #expect(starts.count == 4 && Set(starts).count == 1)
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    (["WEATHER_COLOR": "never"], false), (["NO_COLOR": "1", "WEATHER_COLOR": "always"], true),
  ])
  func `colour is for a terminal that wants it`(environment: [String: String], isColourful: Bool) async throws
  {
    var shell = try Shell(store: PreviewStore.sample)
    shell.isTerminal = true
    shell.environment.merge(environment) { $1 }
    #expect(await shell.run("list").output.contains("\u{1B}[") == isColourful)
  }

  @Test(arguments: [([:], 60), (["COLUMNS": "50"], 50)])
  func `a table takes the width of the terminal or of COLUMNS`(environment: [String: String], width: Int)
    async throws
  {
    var shell = try Shell(store: PreviewStore.sample)
    shell.isTerminal = true
    shell.width = 60
    shell.environment.merge(environment) { $1 }
    let widths = await shell.run("list", "--color", "never").output.split(separator: "\n").map {
      String($0).displayWidth
    }
    #expect((width - 10...width).contains(widths.max() ?? 0), "\(widths)")
  }

  @Test
  func `long work is not announced in a pipe`() async throws {
    let server = try LoopbackServer(.json(OpenMeteoText.oslo, delay: .milliseconds(300)))
    let folder = try TemporaryFolder()
    let result = try await Binary.run(
      "current", "--at", "59.9,10.75", store: "\(folder.path)/locations.json",
      environment: ["WEATHER_OPEN_METEO_URL": server.url])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }

  @Test
  func `nothing is absent as a number, and minus nothing is nothing`() async throws {
    var shell = try Shell(store: PreviewStore.sample)
    shell.weatherService = WeatherPreviewClient { _ in
      let current = WeatherData.CurrentConditions(
        observedAt: Shell.now, temperature: -0.04, apparentTemperature: .nan, windSpeed: nil)
      return .success(
        WeatherData(
          current: current, fetchedAt: Shell.now, source: WeatherData.Source(provider: "x", attribution: "X"))
      )
    }
    let json = await shell.run("current", "oslo", "--json").output
    #expect(json.contains(#""temperature":-0.04,"apparentTemperature":null"#), "\(json)")
    #expect(json.contains(#""windSpeed":null"#) && !json.lowercased().contains("nan"))
    #expect(await shell.run("current", "oslo", "--template", "{temperature}").output == "0 °C\n")
    #expect(await shell.run("current", "oslo").output.hasPrefix("oslo\t0\t\t\t\t"))
  }
}
