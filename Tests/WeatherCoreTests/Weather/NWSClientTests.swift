import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct NWSClientTests {
  static let points = """
    {"properties":{"observationStations":"https://api.weather.gov/gridpoints/ABC/1,2/stations",\
    "timeZone":"America/Denver"}}
    """
  static let stations = """
    {"features":[{"properties":{"stationIdentifier":"KAAA"}},{"properties":{"stationIdentifier":"../etc"}},\
    {"properties":{"stationIdentifier":"KBBB"}},{"properties":null}]}
    """

  static func observation(minutesAgo: Double = 20, temperature: String = "20", more: String = "") -> String {
    let time = Fixture.now.addingTimeInterval(-60 * minutesAgo).formatted(.iso8601)
    return """
      {"properties":{"timestamp":"\(time)","textDescription":"Light Rain","icon":\
      "https://api.weather.gov/icons/land/night/rain,40/skc?size=medium",\
      "temperature":{"unitCode":"wmoUnit:degC","value":\(temperature),"qualityControl":"V"}\(more)}}
      """
  }

  /// A server that has these readings, by station; none is 404, and an empty one a refusal.
  static func server(_ readings: [String: String]) throws -> LoopbackServer {
    try LoopbackServer { request in
      if request.path.hasPrefix("/points/") { return .json(points) }
      if request.path == "/gridpoints/ABC/1,2/stations" { return .json(stations) }
      let station = request.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      if readings[station] == "" { return .json("{\"title\":\"Too Many\"}", status: 429) }
      return readings[station].map { .json($0) } ?? .json("{\"title\":\"Not Found\"}", status: 404)
    }
  }

  @Test
  func `goes from the point to its stations to the latest reading, on one host`() async throws {
    let more = """
      ,"windSpeed":{"unitCode":"unit:m_s-1","value":5},"windGust":{"unitCode":"wmoUnit:km_h-1","value":36},\
      "windDirection":{"unitCode":"wmoUnit:degree_(angle)","value":225},\
      "relativeHumidity":{"unitCode":"wmoUnit:percent","value":40},\
      "seaLevelPressure":{"unitCode":"wmoUnit:Pa","value":101320},\
      "visibility":{"unitCode":"wmoUnit:m","value":16090},\
      "precipitationLastHour":{"unitCode":"unit:m","value":0.002},\
      "heatIndex":{"unitCode":"wmoUnit:degF","value":68},"windChill":{"unitCode":"wmoUnit:degC","value":null}
      """
    let server = try Self.server(["KAAA": Self.observation(more: more)])
    let data = try await weather(server, latitude: 39.739245, longitude: -104.99).get()
    let expected = WeatherData.CurrentConditions(
      observedAt: Fixture.now.addingTimeInterval(-1200), summary: "light rain", icon: .rain, temperature: 20,
      apparentTemperature: 20, humidity: 0.4, pressure: 1013.2, windSpeed: 5, windGust: 10,
      windDirection: 225,
      precipitation: 2, visibility: 16090, isDay: false)
    #expect(data.current == expected)
    #expect(data.timeZone == "America/Denver")
    #expect(!data.isStale)
    #expect(
      server.requests.map(\.target) == [
        "/points/39.7392,-104.99", "/gridpoints/ABC/1,2/stations", "/stations/KAAA/observations/latest",
      ])
  }

  @Test(
    arguments: [
      (["KBBB": observation(temperature: "7")], 7.0 as Double?, false),
      (["KAAA": observation(temperature: "null"), "KBBB": observation(temperature: "7")], 7, false),
      (["KAAA": observation(minutesAgo: 121), "KBBB": observation(temperature: "7")], 7, false),
      (["KAAA": observation(minutesAgo: 121)], 20, true),
      (
        ["KAAA": observation(minutesAgo: 300), "KBBB": observation(minutesAgo: 200, temperature: "7")], 7,
        true
      ),
      (["KAAA": observation(minutesAgo: 119)], 20, false),
      (["KAAA": observation(minutesAgo: 200), "KBBB": ""], 20, true),
      (["KAAA": observation(minutesAgo: -600), "KBBB": observation(temperature: "7")], 7, false),
      (["KAAA": observation(minutesAgo: 4000)], nil, false),
      (["KAAA": "{}", "KBBB": observation(temperature: "7")], 7, false),
      ([:], nil, false),
    ] as [([String: String], Double?, Bool)])
  func `goes on to the next station`(readings: [String: String], temperature: Double?, isStale: Bool)
    async throws
  {
    let server = try Self.server(readings)
    let result = try await weather(server)
    switch result {
    case .success(let data):
      #expect(data.current?.temperature == temperature)
      #expect(data.isStale == isStale)
    case .failure(let error):
      #expect(temperature == nil)
      #expect(error.code == .unavailable)
      #expect(error.message.hasPrefix("nws: "))
    }
  }

  @Test
  func `does not show a value that was found to be wrong`() async throws {
    let more = """
      ,"windSpeed":{"unitCode":"wmoUnit:km_h-1","value":500,"qualityControl":"qc:X"},"visibility":5,\
      "windGust":{"unitCode":"wmoUnit:furlongs","value":1}
      """
    let server = try Self.server(["KAAA": Self.observation(more: more)])
    let current = try #require(try await weather(server).get().current)
    #expect(current.windSpeed == nil)
    #expect(current.windGust == nil)
    #expect(current.visibility == nil)
  }

  @Test
  func `says that a point is outside of the country`() async throws {
    let server = try LoopbackServer(.json("{\"title\":\"Invalid\"}", status: 404))
    let error = await #expect(throws: ServiceError.self) { try await weather(server).get() }
    #expect(error?.code == .notFound)
    #expect(error?.message == "nws does not cover 40,-100")
  }

  @Test(arguments: [
    "https://evil.example/gridpoints/ABC/1,2/forecast", "https://evil.example/gridpoints/../secret/stations",
    "", "gridpoints", "https://evil.example/gridpoints/ABC/1,2?x=/stations",
  ])
  func `follows no address of another form`(address: String) async throws {
    let server = try LoopbackServer(.json("{\"properties\":{\"observationStations\":\"\(address)\"}}"))
    let error = await #expect(throws: ServiceError.self) { try await weather(server).get() }
    #expect(error?.code == .protocol)
    #expect(server.requests.count == 1)
  }

  private func weather(
    _ server: LoopbackServer, latitude: Double = 40, longitude: Double = -100
  ) async throws -> Result<WeatherData, ServiceError> {
    let service = try Fixture.service("nws", at: server.url)
    return try #require(
      await service.weather(at: [try Coordinate(latitude: latitude, longitude: longitude)]).first)
  }
}
