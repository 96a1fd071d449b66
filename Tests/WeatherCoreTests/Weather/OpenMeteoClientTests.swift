import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct OpenMeteoClientTests {
  static let units = """
    {"time":"unixtime","interval":"seconds","temperature_2m":"°C","relative_humidity_2m":"%",\
    "apparent_temperature":"°C","is_day":"","precipitation":"mm","weather_code":"wmo code","cloud_cover":"%",\
    "pressure_msl":"hPa","wind_speed_10m":"m/s","wind_direction_10m":"°","wind_gusts_10m":"m/s",\
    "visibility":"m","uv_index":""}
    """

  static func answer(_ current: String, units: String = units) -> String {
    """
    {"latitude":50.85,"longitude":4.35,"utc_offset_seconds":7200,"timezone":"Europe/Brussels",\
    "current_units":\(units),"current":{\(current)}}
    """
  }

  static let full = """
    "time":1780000200,"interval":900,"temperature_2m":12.5,"relative_humidity_2m":71,\
    "apparent_temperature":11.0,"is_day":0,"precipitation":0.2,"weather_code":61,"cloud_cover":100,\
    "pressure_msl":1013.2,"wind_speed_10m":4.2,"wind_direction_10m":225,"wind_gusts_10m":9.5,\
    "visibility":24140,"uv_index":0
    """

  @Test
  func `reads every value`() async throws {
    let data = try await weather(Self.answer(Self.full)).get()
    let current = try #require(data.current)
    let expected = WeatherData.CurrentConditions(
      observedAt: Date(timeIntervalSince1970: 1_780_000_200), summary: "light rain", icon: .rain,
      temperature: 12.5, apparentTemperature: 11, humidity: 0.71, pressure: 1013.2, windSpeed: 4.2,
      windGust: 9.5, windDirection: 225, precipitation: 0.2, cloudCover: 1, visibility: 24140, uvIndex: 0,
      isDay: false)
    #expect(current == expected)
    #expect(data.timeZone == "Europe/Brussels")
    #expect(data.fetchedAt == Fixture.now)
    #expect(data.source.provider == "open-meteo")
    #expect(data.source.attribution.contains("Open-Meteo"))
    #expect(!data.source.isSample && !data.isStale)
  }

  @Test
  func `asks for all points at once, with four decimals at most`() async throws {
    let server = try LoopbackServer(.json("[\(Self.answer(Self.full)),\(Self.answer(Self.full))]"))
    let service = try Fixture.service("open-meteo", at: server.url + "/")
    let results = await service.weather(at: [
      try Coordinate(latitude: 50.850449, longitude: 4.34878),
      try Coordinate(latitude: -0.00001, longitude: -180),
    ])
    #expect(results.count == 2)
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.path == "/v1/forecast")
    #expect(request.query("latitude") == "50.8504,0")
    #expect(request.query("longitude") == "4.3488,-180")
    #expect(request.query("timezone") == "auto")
    #expect(request.headers["x-api-key"] == nil)
  }

  @Test
  func `asks for 250 points in three requests, in order`() async throws {
    let server = try LoopbackServer { request in
      let latitudes = (request.query("latitude") ?? "").split(separator: ",")
      let answers = latitudes.map { Self.answer("\"time\":1780000200,\"temperature_2m\":\($0)") }
      return .json("[" + answers.joined(separator: ",") + "]")
    }
    let service = try Fixture.service("open-meteo", at: server.url)
    let coordinates = try (0..<250).map { try Coordinate(latitude: Double($0) / 10, longitude: 0) }
    let results = await service.weather(at: coordinates)
    #expect(server.requests.count == 3)
    #expect(server.connectionCount == 1)
    #expect(try results.map { try $0.get().current?.temperature } == coordinates.map { $0.latitude })
  }

  @Test
  func `sends a key in a header only`() async throws {
    let server = try LoopbackServer(.json(Self.answer(Self.full)))
    let service = try Fixture.service("open-meteo", at: server.url, key: "k3y-of-mine")
    _ = await service.weather(at: [try Coordinate(latitude: 1, longitude: 2)])
    let request = try #require(server.requests.first)
    #expect(request.headers["x-api-key"] == "k3y-of-mine")
    #expect(!request.target.contains("k3y"))
  }

  @Test(arguments: [
    ("\"temperature_2m\":14", #"{"time":"unixtime","temperature_2m":"°F"}"#, -10.0 as Double?),
    ("\"temperature_2m\":-40", #"{"time":"unixtime","temperature_2m":"°F"}"#, -40),
    ("\"temperature_2m\":32", #"{"time":"unixtime","temperature_2m":"°F"}"#, 0),
    ("\"temperature_2m\":212", #"{"time":"unixtime","temperature_2m":"°F"}"#, 100),
    ("\"temperature_2m\":21.5", #"{"time":"unixtime","temperature_2m":"°C"}"#, 21.5),
    ("\"temperature_2m\":\"21.5\"", #"{"time":"unixtime","temperature_2m":"°C"}"#, 21.5),
    ("\"temperature_2m\":21", #"{"time":"unixtime","temperature_2m":"°C"}"#, 21),
    ("\"temperature_2m\":null", #"{"time":"unixtime","temperature_2m":"°C"}"#, nil),
    ("\"temperature_2m\":[1]", #"{"time":"unixtime","temperature_2m":"°C"}"#, nil),
    ("\"temperature_2m\":true", #"{"time":"unixtime","temperature_2m":"°C"}"#, nil),
    ("\"temperature_2m\":\"0x1p3\"", #"{"time":"unixtime","temperature_2m":"°C"}"#, nil),
    ("\"temperature_2m\":\"nan\"", #"{"time":"unixtime","temperature_2m":"°C"}"#, nil),
    ("\"temperature_2m\":-999", #"{"time":"unixtime","temperature_2m":"°C"}"#, nil),
    ("\"temperature_2m\":9999", #"{"time":"unixtime","temperature_2m":"°C"}"#, nil),
    ("\"temperature_2m\":60", #"{"time":"unixtime","temperature_2m":"°C"}"#, 60),
    ("\"temperature_2m\":-89.2", #"{"time":"unixtime","temperature_2m":"°C"}"#, -89.2),
    ("\"temperature_2m\":20", #"{"time":"unixtime","temperature_2m":"undefined"}"#, nil),
    ("\"temperature_2m\":20", #"{"time":"unixtime"}"#, nil),
  ])
  func `converts by the unit that the answer names`(field: String, units: String, expected: Double?)
    async throws
  {
    let data = try await weather(Self.answer("\"time\":1,\"cloud_cover\":1,\(field)", units: units)).get()
    #expect(data.current?.temperature == expected)
  }

  @Test
  func `shows a negative zero as zero`() async throws {
    let text = Self.answer("\"time\":1,\"temperature_2m\":-0.0,\"precipitation\":-0.0")
    let current = try #require(try await weather(text).get().current)
    #expect(current.temperature?.sign == .plus)
    #expect(current.precipitation?.sign == .plus)
  }

  @Test(arguments: [
    "temperature_2m", "relative_humidity_2m", "apparent_temperature", "is_day", "precipitation",
    "weather_code", "cloud_cover", "pressure_msl", "wind_speed_10m", "wind_direction_10m", "wind_gusts_10m",
    "visibility", "uv_index",
  ])
  func `leaves out what is null or missing, and nothing else`(name: String) async throws {
    let whole = try #require(try await weather(Self.answer(Self.full)).get().current)
    let field = try #require(Self.full.split(separator: ",").first { $0.contains("\"\(name)\"") })
    for replacement in ["\"\(name)\":null", "\"\(name)\":{}", "\"unheard_of\":1"] {
      let text = Self.full.replacingOccurrences(of: field, with: replacement)
      let current = try #require(try await weather(Self.answer(text)).get().current)
      let known = Mirror(reflecting: current).children.filter { "\($0.value)" != "nil" }.count
      let all = Mirror(reflecting: whole).children.count
      #expect(known == all - (name == "weather_code" ? 2 : 1))
    }
  }

  @Test(arguments: [
    (0, true as Bool?, "sunny", WeatherData.Icon.clearDay as WeatherData.Icon?),
    (0, false, "clear", .clearNight),
    (0, nil, "clear", .clearDay), (1, true, "mostly sunny", .clearDay),
    (1, false, "mostly clear", .clearNight),
    (2, false, "partly cloudy", .partlyCloudyNight), (3, false, "overcast", .cloudy),
    (95, true, "thunderstorm", .thunderstorm), (12345, true, "unknown (12345)", nil),
    (-1, nil, "unknown (-1)", nil),
  ])
  func `puts codes into words, by day and night`(
    number: Int, isDay: Bool?, summary: String, icon: WeatherData.Icon?
  ) {
    let code = WeatherCode(number: number, isDay: isDay)
    #expect(code.summary == summary)
    #expect(code.icon == icon)
  }

  @Test
  func `knows all 28 codes`() {
    #expect(WeatherCode.known.count == 28)
    for number in WeatherCode.known {
      #expect(!WeatherCode(number: number, isDay: nil).summary.contains("unknown"))
      #expect(WeatherCode(number: number, isDay: nil).icon != nil)
    }
  }

  @Test
  func `reads local time without a zone`() async throws {
    let units = #"{"time":"iso8601","temperature_2m":"°C"}"#
    let text = Self.answer("\"time\":\"2026-05-28T22:30\",\"temperature_2m\":1", units: units)
    let data = try await weather(text).get()
    #expect(data.current?.observedAt == Date(timeIntervalSince1970: 1_780_000_200))
  }

  @Test
  func `knows no conditions when all is null`() async throws {
    let data = try await weather(Self.answer("\"time\":1780000200,\"is_day\":1,\"temperature_2m\":null"))
      .get()
    #expect(data.current == nil)
  }

  @Test(arguments: [
    ("", "empty"), ("  \n", "empty"), ("<html>hello</html>", "not JSON"), ("{}", "lacks 'current'"),
    ("[]", "0 points"), ("null", "shape"), ("5", "shape"), ("\"text\"", "shape"),
    (#"{"current":null,"current_units":{}}"#, "'current'"),
    (#"{"current":[],"current_units":{}}"#, "'current'"),
    (#"{"current":{"time":1}}"#, "lacks 'current_units'"),
    (#"{"current":{},"current_units":{}}"#, "lacks 'current.time'"),
    (#"{"current":{"time":"soon"},"current_units":{}}"#, "no time"),
    (
      #"{"current":{"time":"2026-02-30T00:00"},"utc_offset_seconds":0,"current_units":{"time":"iso8601"}}"#,
      "no time"
    ),
    (#"{"current":{"time":1e300},"current_units":{"time":"unixtime"}}"#, "no time"),
    (#"{"current":{"time":NaN},"current_units":{}}"#, "not JSON"),
    (#"{"current":{"time":1780000200,"tempUnexpected error while streaming data: timeout"#, "not JSON"),
    (String(repeating: "[", count: 100_000), "too deep"),
    (#"{"current":{"time":1},"current_units":{}} trailing"#, "not JSON"),
  ])
  func `says what is wrong with an answer`(body: String, words: String) async {
    let error = #expect(throws: ServiceError.self) { try Self.read(body).first?.get() }
    #expect(error?.code == .protocol)
    #expect(error?.provider == "open-meteo")
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test
  func `does not mix up points when the count is wrong`() async throws {
    let one = Self.answer(Self.full)
    for body in [one, "[\(one)]", "[\(one),\(one),\(one)]"] {
      let server = try LoopbackServer(.json(body))
      let service = try Fixture.service("open-meteo", at: server.url)
      let results = await service.weather(at: [
        try Coordinate(latitude: 1, longitude: 1), try Coordinate(latitude: 2, longitude: 2),
      ])
      #expect(results.count == 2)
      for result in results {
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.code == .protocol)
      }
    }
  }

  @Test(arguments: [
    (
      400, #"{"reason":"Latitude must be in range","error":true}"#, FailureCode.protocol,
      "Latitude must be in range"
    ),
    (401, #"{"error":true,"reason":"no key"}"#, .permission, "no key"),
    (403, "<h1>Forbidden</h1>", .permission, "Forbidden"),
    (404, "", .protocol, "status 404"), (407, "", .protocol, "status 407"),
    (429, #"{"error":true,"reason":"Try again in one minute."}"#, .tryAgain, "one minute"),
    (500, #"{"error":{"message":"inner"}}"#, .unavailable, "inner"),
    (502, "<html><head><title>502 Bad</title></head></html>", .unavailable, "502 Bad"),
    (503, "", .unavailable, "status 503"),
    (204, "", .protocol, "status 204"), (304, "", .protocol, "status 304"),
    (302, "", .protocol, "status 302"),
    (418, "\u{1b}[2J\u{202e}teapot", .protocol, "\\u{1b}[2J\\u{202e}teapot"),
  ])
  func `tells refusals apart`(status: Int, body: String, code: FailureCode, words: String) async throws {
    let server = try LoopbackServer(.json(body, status: status))
    let service = try Fixture.service("open-meteo", at: server.url)
    let results = await service.weather(at: [try Coordinate(latitude: 1, longitude: 1)])
    let error = #expect(throws: ServiceError.self) { try results.first?.get() }
    #expect(error?.code == code)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.message.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202e } == false)
    // Only a service that does not work is asked again, once.
    #expect(server.requests.count == ([502, 503, 504].contains(status) ? 2 : 1))
  }

  private func weather(_ body: String) async throws -> Result<WeatherData, ServiceError> {
    try #require(try Self.read(body).first)
  }

  private static func read(_ body: String) throws(ServiceError) -> [Result<WeatherData, ServiceError>] {
    let session = try Fixture.settings().session(for: "open-meteo", baseURL: OpenMeteoClient.baseURL)
    return try OpenMeteoClient(session: session, key: nil).answers(of: Array(body.utf8), count: 1)
      .map { $0.map(\.data) }
  }
}
