import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: weather")
struct WeatherTests {
  /// Runs `current` against a server, for places on a list of its own.
  private func current(
    _ options: String, _ server: LoopbackServer, in folder: String,
    places: String = "add 59.9,10.75 --name A\n"
  ) async throws -> Tool.Result {
    _ = try await Binary.run("batch", store: "\(folder)/locations.json", input: places)
    return try await Binary.script(
      "weather current \(options)", in: folder,
      environment: ["WEATHER_OPEN_METEO_URL": server.url, "WEATHER_MET_NORWAY_URL": server.url])
  }

  @Test
  func `there are six providers, and the usual one needs no key`() {
    #expect(
      Set(WeatherProviders.names) == ["open-meteo", "met-norway", "pirate-weather", "nws", "file", "sample"])
    #expect(WeatherProviders.defaultName == "open-meteo")
    let keys = WeatherProviders.all.filter { $0.key == .required }.map(\.name)
    #expect(keys == ["pirate-weather"])
  }

  @Test
  func `a run has ten seconds, and a reading is good for ten minutes, unless told otherwise`() async throws {
    let settings = try await Shell().run("help", "--settings").output
    #expect(settings.contains(#/timeout +10s +default/#) && settings.contains(#/max-age +10m +default/#))
  }

  @Test
  func `the usual one is asked once for many places, politely and with few decimals`() async throws {
    let server = try LoopbackServer(.json("[\(OpenMeteoText.oslo),\(OpenMeteoText.oslo)]"))
    let folder = try TemporaryFolder()
    let places = "add 59.912734,10.746095 --name A\nadd 60.1,10.8 --name B\n"
    let result = try await current("", server, in: folder.path, places: places)
    #expect(result.status == 0, "\(result.error)")
    #expect(server.requests.count == 1)
    let request = try #require(server.requests.first)
    #expect(request.query("latitude") == "59.9127,60.1")
    #expect(request.query("longitude") == "10.7461,10.8")
    #expect(request.headers["user-agent"]?.hasPrefix("weather/\(Version.current)") == true)
  }

  @Test
  func `a saved answer is read from a file`() async throws {
    let server = try LoopbackServer(.json("{}"))
    let folder = try TemporaryFolder()
    try OpenMeteoText.oslo.write(toFile: "\(folder.path)/saved", atomically: false, encoding: .utf8)
    let result = try await current("--provider file:saved --json", server, in: folder.path)
    #expect(result.output.contains("\"temperature\":-0.4") && result.output.contains("\"provider\":\"file\""))
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: OutputFormat.allCases.filter { $0 != .gpx })
  func `made-up values are always the same, and say what they are`(format: OutputFormat) async throws {
    let shell = try Shell(store: PreviewStore.sample)
    let rows = await shell.run("current", "oslo", "--format", format.rawValue).output
    #expect(rows.lowercased().contains("sample"))
    #expect(await shell.run("current", "oslo", "--format", format.rawValue).output == rows)
  }

  @Test(arguments: ["text", "json"])
  func `credit is given`(format: String) async throws {
    let server = try LoopbackServer(.json(OpenMeteoText.oslo))
    let folder = try TemporaryFolder()
    #expect(try await current("--format \(format)", server, in: folder.path).output.contains("Open-Meteo"))
  }

  @Test
  func `a failure is no reading, even if there was one`() async throws {
    let folder = try TemporaryFolder()
    let good = try LoopbackServer(.json(OpenMeteoText.oslo))
    #expect(try await current("", good, in: folder.path).status == 0)
    let bad = try LoopbackServer(.json("{}", status: 500))
    let result = try await current("--max-age 0", bad, in: folder.path)
    #expect(result.status == 69 && result.output.isEmpty)
  }

  @Test
  func `a reading is kept for a while, and shown with its age when nobody is to be asked`() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(.json(OpenMeteoText.oslo))
    let first = try await current("", server, in: folder.path)
    #expect(try await current("", server, in: folder.path).output == first.output)
    #expect(server.requests.count == 1)
    let json = try await current("--offline --json", server, in: folder.path).output
    #expect(json.contains("\"stale\":true") && json.contains(#/"ageSeconds":-?\d+/#))
    let text = try await current("--offline --format text", server, in: folder.path).output
    #expect(text.contains("stale"))
    _ = try await current("--max-age 0", server, in: folder.path)
    #expect(server.requests.count == 2)
  }

  @Test
  func `a service that says how long its answer holds is not asked before`() async throws {
    let folder = try TemporaryFolder()
    let text = """
      {"geometry":{"coordinates":[10.75,59.9,0]},"properties":{"meta":{"units":{"air_temperature":"celsius"}},
      "timeseries":[{"time":"2026-07-28T13:00:00Z","data":{"instant":{"details":{"air_temperature":1.5}}}}]}}
      """
    let expires = "Fri, 31 Dec 2099 23:59:59 GMT"
    let server = try LoopbackServer(.response(headers: ["Expires": expires], body: Array(text.utf8)))
    for _ in 0..<2 {
      let result = try await current("--provider met-norway --max-age 0", server, in: folder.path)
      #expect(result.status == 0, "\(result.error)")
    }
    #expect(server.requests.count == 1)
  }

  @Test
  func `a service that asks to wait is not asked for the next place`() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(.response(status: 429, headers: ["Retry-After": "60"], body: []))
    let places = (0..<9).map { "add \($0).5,1.5 --name p\($0)\n" }.joined()
    let result = try await current("--provider met-norway --json", server, in: folder.path, places: places)
    #expect(result.status == 75 && result.error.contains("\"retryAfter\":60"), "\(result.error)")
    #expect(server.requests.count < 9)
  }

  @Test
  func `one deadline holds for all places, and few are asked for at a time`() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer(.silence)
    let places = (0..<9).map { "add \($0).5,1.5 --name p\($0)\n" }.joined()
    let result = try await current(
      "--provider met-norway --timeout 300ms", server, in: folder.path, places: places)
    #expect(result.status == 75, "\(result.error)")
    #expect(server.connectionCount <= 2)
  }
}
