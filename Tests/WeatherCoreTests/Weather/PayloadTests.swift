import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// Recorded answers, kept beside the checkout where there are some: each gives a row or the right error.
struct PayloadTests {
  struct Payload: Sendable, Decodable, CustomTestStringConvertible {
    var file: String
    var status: Int?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case file
      case status = "http_status"
      case type = "content_type"
    }

    var testDescription: String { file }
    var provider: String { String(file.prefix { $0 != "/" }) }
    var isAnswer: Bool { !file.contains("icons.json") && !file.contains("codes.json") && type != "(headers)" }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../shared/payloads").standardizedFileURL.path

  static let payloads: [Payload] = {
    guard let data = FileManager.default.contents(atPath: folder + "/MANIFEST.json"),
      let all = try? JSONDecoder().decode([Payload].self, from: data)
    else { return [] }
    return all.filter { $0.isAnswer && FileManager.default.fileExists(atPath: folder + "/" + $0.file) }
  }()

  /// What a file gives, where that is not a temperature: a kind of failure, or `nil` for no conditions.
  static let failures: [String: FailureCode?] = [
    "open-meteo/current_all_null.json": nil,
    "open-meteo/legacy_current_weather.json": .protocol,
    "open-meteo/polar_longyearbyen_daily_slow.json": .protocol,
    "open-meteo/truncated_stream_200.txt": .protocol,
    "nws/observations_list_empty.json": .unavailable,
    "nws/observation_latest_all_null.json": .unavailable,
    "nws/observation_stale.json": .unavailable,
    "nws/error_404_no_latest.json": .unavailable,
    "nws/error_404_outside_us.json": .notFound,
    "met-norway/error_422.html": .notFound,
  ]

  /// The temperatures, in degrees Celsius, of some files.
  static let temperatures: [String: Double] = [
    "open-meteo/current_all_documented_variables.json": 24.3,
    "open-meteo/current_imperial_chicago.json": (17.5 - 32) * 5 / 9,
    "open-meteo/current_partial_null_chambery.json": 12.7,
    "open-meteo/current_unixtime_beijing.json": 22.5,
    "open-meteo/negative_zero.json": 0,
    "open-meteo/polar_south_pole_current.json": -27.4,
    "pirate-weather/currently_missing_values.json": 17.4,
    "pirate-weather/darksky_boston_reference.json": (66.1 - 32) * 5 / 9,
    "pirate-weather/units_ignored_us_instead_of_si.json": (63.4 - 32) * 5 / 9,
    "met-norway/compact_no_symbol.json": 18.2,
    "met-norway/compact_polar_twilight.json": -14.6,
    "met-norway/compact_beijing_first_step.json": 19.9,
    "nws/observation_latest_kbdu.json": 20,
  ]

  @Test(
    .enabled(if: !payloads.isEmpty, "there are no recorded answers beside the checkout"),
    arguments: payloads.filter { WeatherProviders.names.contains($0.provider) })
  func `a recorded answer gives a row or the right error`(_ payload: Payload) async throws {
    let body = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/" + payload.file)))
    let status = payload.status ?? 200
    let type = payload.type ?? "application/json"
    let served = LoopbackReply.response(status: status, headers: ["Content-Type": type], body: body)
    let server = try LoopbackServer { request in
      // The National Weather Service takes three steps; what is not tested is as it should be.
      guard payload.provider == "nws" else { return served }
      if request.path.hasPrefix("/points/") {
        let isPoint = payload.file.contains("points") || payload.file.contains("outside")
        return isPoint ? served : .json(NWSClientTests.points)
      }
      if request.path.hasSuffix("/stations") {
        let isList = payload.file.contains("stations_") || payload.file.contains("list_empty")
        return isList ? served : .json("{\"features\":[{\"properties\":{\"stationIdentifier\":\"KAAA\"}}]}")
      }
      let isReading =
        payload.file.contains("observation_") || payload.file.contains("no_latest")
        || payload.file.contains("500")
      return isReading ? served : .json(NWSClientTests.observation())
    }

    var settings = Fixture.settings()
    // Half an hour after the recorded observation.
    if payload.provider == "nws", !payload.file.contains("points"), !payload.file.contains("stations") {
      settings.now = { Date(timeIntervalSince1970: 1_787_057_100) }
    }
    settings.baseURLs[payload.provider] = server.url
    settings.keys["pirate-weather"] = Secret("k")
    settings.deadline = { Deadline(in: .seconds(60)) }
    let service = try WeatherProviders.service(named: [payload.provider], settings: settings)
    let count = payload.file.contains("multi_location_4") ? 4 : 1
    let points = try (0..<count).map { try Coordinate(latitude: Double($0), longitude: 0) }
    let results = await service.weather(at: points)
    #expect(results.count == count)

    let expected: FailureCode? =
      switch status {
      case 200: Self.failures[payload.file] ?? nil
      case 401, 403: .permission
      case 429: .tryAgain
      case 500...: .unavailable
      default: Self.failures[payload.file].flatMap(\.self) ?? .protocol
      }
    switch try #require(results.first) {
    case .failure(let error):
      #expect(error.code == expected, "\(error.message)")
      #expect(error.message.count < 400)
      #expect(error.message.safeForTerminal(limit: 400) == error.message)
    case .success(let data):
      #expect(expected == nil, "a row, not an error")
      if Self.failures.keys.contains(payload.file) {
        #expect(data.current == nil)
      } else {
        let current = try #require(data.current)
        #expect(current == current.checked())
        #expect(current.temperature != nil)
        if let temperature = Self.temperatures[payload.file] {
          #expect(abs((current.temperature ?? 999) - temperature) < 1e-9)
        }
      }
    }
    if count == 4 { #expect(try results.last?.get().current == nil) }
  }

  @Test(
    .enabled(if: !payloads.isEmpty, "there are no recorded answers beside the checkout"),
    arguments: payloads.filter { $0.provider == "open-meteo-geocoding" })
  func `a recorded list of places is read or refused`(_ payload: Payload) async throws {
    let body = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/" + payload.file)))
    let server = try LoopbackServer(.response(status: payload.status ?? 200, body: body))
    var settings = Fixture.settings()
    settings.baseURLs[OpenMeteoGeocodingClient.name] = server.url
    let client = try OpenMeteoGeocodingClient(settings: settings)
    guard payload.status == 200 else {
      let error = await #expect(throws: ServiceError.self) {
        try await client.places(matching: PlaceQuery("Paris"))
      }
      #expect(error?.code == .protocol)
      return
    }
    let places = try await client.places(matching: PlaceQuery("Portland", limit: 100)).places
    #expect(places.isEmpty == payload.file.contains("none"))
    #expect(places.allSatisfy { $0.population != 0 && $0.region != "" })
    if payload.file.contains("portland") { #expect(places.map(\.feature) == ["PPLA2"]) }
  }
}
