import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct PirateWeatherClientTests {
  static func answer(_ fields: String, units: String = "si") -> String {
    """
    {"latitude":1,"longitude":2,"timezone":"Asia/Kathmandu","offset":5.75,\
    "currently":{"time":1780000200,\(fields)},"flags":{"units":"\(units)"}}
    """
  }

  @Test(arguments: [
    ("us", 66.2, 19.0, 10.0, 4.4704, 10.0, 16093.44), ("si", 19, 19, 10, 10, 10, 10000),
    ("ca", 19, 19, 36, 10, 10, 10000), ("uk", 19, 19, 10, 4.4704, 10, 16093.44),
    ("uk2", -40, -40, 0, 0, 1, 1609.344),
  ])
  func `converts from the units of the answer`(
    units: String, temperature: Double, celsius: Double, wind: Double, metresPerSecond: Double,
    visibility: Double, metres: Double
  ) async throws {
    let text = Self.answer(
      "\"temperature\":\(temperature),\"windSpeed\":\(wind),\"visibility\":\(visibility)", units: units)
    let data = try await weather(text).get()
    let current = try #require(data.current)
    #expect(abs((current.temperature ?? 999) - celsius) < 1e-9)
    #expect(abs((current.windSpeed ?? 999) - metresPerSecond) < 1e-9)
    #expect(abs((current.visibility ?? 999) - metres) < 1e-6)
    #expect(data.timeZone == "Asia/Kathmandu")
  }

  @Test
  func `takes fractions as they are and drops what stands for nothing`() async throws {
    let text = Self.answer(
      """
      "summary":"Clear \\u001b[2J","icon":"clear-night","humidity":0.5,"cloudCover":-999,"pressure":-999,\
      "uvIndex":-999,"windBearing":360,"temperature":0,"apparentTemperature":-999,"windGust":null
      """)
    let current = try #require(try await weather(text).get().current)
    let expected = WeatherData.CurrentConditions(
      observedAt: Date(timeIntervalSince1970: 1_780_000_200), summary: "Clear \\u{1b}[2J", icon: .clearNight,
      temperature: 0, humidity: 0.5, windDirection: 0, isDay: false)
    #expect(current == expected)
  }

  @Test
  func `sends the key in a header, and says nothing of it`() async throws {
    let server = try LoopbackServer(.json("{\"message\":\"bad key\"}", status: 401))
    let service = try Fixture.service("pirate-weather", at: server.url, key: "s3cr3t")
    let result = await service.weather(at: [try Coordinate(latitude: 1, longitude: 2)]).first
    let error = #expect(throws: ServiceError.self) { try result?.get() }
    #expect(error?.code == .permission)
    #expect(error?.message == "pirate-weather refuses the request (status 401): bad key")
    let request = try #require(server.requests.first)
    #expect(request.headers["apikey"] == "s3cr3t")
    #expect(!request.target.contains("s3cr3t"))
    #expect(request.path == "/forecast/key-in-header/1,2")
  }

  @Test
  func `names the variable when there is no key`() {
    let error = #expect(throws: ServiceError.self) {
      try WeatherProviders.service(named: ["pirate-weather"], settings: Fixture.settings())
    }
    #expect(error?.code == .configuration)
    #expect(error?.message.contains("WEATHER_PIRATE_WEATHER_KEY") == true)
  }

  @Test(arguments: [
    (#"{"currently":{"time":1},"flags":{"units":"furlongs"}}"#, "flags.units"),
    (#"{"currently":{"time":1},"flags":{}}"#, "flags.units"), (#"{"currently":{"time":1}}"#, "lacks 'flags'"),
    (#"{"flags":{"units":"si"}}"#, "lacks 'currently'"),
    (#"{"currently":{"time":-999},"flags":{"units":"si"}}"#, "no time"),
  ])
  func `says what is wrong with an answer`(body: String, words: String) async throws {
    let error = await #expect(throws: ServiceError.self) { try await weather(body).get() }
    #expect(error?.code == .protocol)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  private func weather(_ body: String) async throws -> Result<WeatherData, ServiceError> {
    let server = try LoopbackServer(.json(body))
    let service = try Fixture.service("pirate-weather", at: server.url, key: "k")
    return try #require(await service.weather(at: [try Coordinate(latitude: 1, longitude: 2)]).first)
  }
}
