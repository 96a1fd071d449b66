import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct METNorwayClientTests {
  /// A forecast with a step for each hour from some hours before now.
  static func forecast(from first: Int = -2, count: Int = 5, temperature: Int = 10) -> String {
    let steps = (0..<count).map { index in
      let date = Fixture.now.addingTimeInterval(Double(first + index) * 3600 - 2400)
      let time = date.formatted(.iso8601)
      return """
        {"time":"\(time)","data":{"instant":{"details":{"air_temperature":\(temperature + index),\
        "wind_speed":3,"wind_from_direction":270.0,"relative_humidity":50,"cloud_area_fraction":25,\
        "air_pressure_at_sea_level":1000.5}},\
        "next_1_hours":{"summary":{"symbol_code":"lightrainshowers_night"},\
        "details":{"precipitation_amount":0.4}}}}
        """
    }
    return """
      {"geometry":{"coordinates":[4.35,50.85,40]},"properties":{"meta":{"units":\
      {"air_pressure_at_sea_level":"hPa","air_temperature":"celsius","cloud_area_fraction":"%",\
      "precipitation_amount":"mm","relative_humidity":"%","wind_from_direction":"degrees","wind_speed":"m/s"}},\
      "timeseries":[\(steps.joined(separator: ","))]}}
      """
  }

  @Test
  func `takes the last step that is not after now`() async throws {
    let server = try LoopbackServer(.json(Self.forecast()))
    let service = try Fixture.service("met-norway", at: server.url)
    let point = try Coordinate(latitude: 50.850451, longitude: 4.348781)
    let data = try #require(await service.weather(at: [point]).first).get()
    let expected = WeatherData.CurrentConditions(
      observedAt: Fixture.now.addingTimeInterval(-2400), summary: "light rain showers", icon: .rain,
      temperature: 12, humidity: 0.5, pressure: 1000.5, windSpeed: 3, windDirection: 270, precipitation: 0.4,
      cloudCover: 0.25, isDay: false)
    #expect(data.current == expected)
    let request = try #require(server.requests.first)
    #expect(request.target == "/weatherapi/locationforecast/2.0/compact?lat=50.8505&lon=4.3488")
    #expect(request.headers["user-agent"]?.contains("weather/") == true)
  }

  @Test
  func `takes the first step when all are to come`() async throws {
    let server = try LoopbackServer(.json(Self.forecast(from: 2)))
    let service = try Fixture.service("met-norway", at: server.url)
    let data = try #require(await service.weather(at: [try Coordinate(latitude: 1, longitude: 1)]).first)
      .get()
    #expect(data.current?.temperature == 10)
  }

  @Test
  func `says that a point is outside`() async throws {
    let server = try LoopbackServer(.response(status: 422, body: Array("<h1>422</h1>".utf8)))
    let service = try Fixture.service("met-norway", at: server.url)
    let result = await service.weather(at: [try Coordinate(latitude: 1.5, longitude: -1)]).first
    let error = #expect(throws: ServiceError.self) { try result?.get() }
    #expect(error?.code == .notFound)
    #expect(error?.message == "met-norway does not cover 1.5,-1")
  }

  @Test
  func `asks on when one point's answer is no good, and stops when the service asks to wait`() async throws {
    let points = try (0..<6).map { try Coordinate(latitude: Double($0), longitude: 0) }
    let garbled = try LoopbackServer { request in
      request.query("lat") == "2" ? .json("{}") : .json(Self.forecast())
    }
    let service = try Fixture.service("met-norway", at: garbled.url)
    let results = await service.weather(at: points)
    #expect(results.map { (try? $0.get()) != nil } == [true, true, false, true, true, true])

    let throttling = try LoopbackServer { request in
      request.query("lat") == "2"
        ? .response(status: 429, headers: ["Retry-After": "30"], body: []) : .json(Self.forecast())
    }
    let other = try Fixture.service("met-norway", at: throttling.url)
    let last = await other.weather(at: points).last
    let error = #expect(throws: ServiceError.self) { try last?.get() }
    #expect(error?.code == .tryAgain)
    #expect(error?.retryAfter == 30)
    #expect(throttling.requests.count < points.count)
  }

  @Test(arguments: [
    ("clearsky_day", "sunny", WeatherData.Icon.clearDay as WeatherData.Icon?, true as Bool?),
    ("clearsky_night", "clear", .clearNight, false), ("clearsky_polartwilight", "clear", .clearNight, false),
    ("fair_day", "mostly sunny", .clearDay, true),
    ("partlycloudy_night", "partly cloudy", .partlyCloudyNight, false),
    ("cloudy", "cloudy", .cloudy, nil), ("fog", "fog", .fog, nil), ("rain", "rain", .rain, nil),
    ("lightrain", "light rain", .rain, nil), ("heavysleet", "heavy sleet", .sleet, nil),
    ("snowshowers_day", "snow showers", .snow, true),
    ("lightssnowshowersandthunder_day", "light snow showers and thunder", .thunderstorm, true),
    ("lightssleetshowersandthunder_night", "light sleet showers and thunder", .thunderstorm, false),
    ("heavyrainandthunder", "heavy rain and thunder", .thunderstorm, nil),
    ("frogs_day", "unknown (frogs)", nil, true), ("\u{1b}[2Jrain", "unknown (\\u{1b}[2Jrain)", nil, nil),
  ])
  func `puts symbols into words`(code: String, summary: String, icon: WeatherData.Icon?, isDay: Bool?) {
    let symbol = METNorwaySymbol(code: code)
    #expect(symbol.summary == summary)
    #expect(symbol.icon == icon)
    #expect(symbol.isDay == isDay)
  }
}
