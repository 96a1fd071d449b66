import TestSupport
import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How long conditions at many places take, and how much memory hostile answers.
enum CurrentBenchmark {
  private static let delay = Duration.milliseconds(50)

  /// Measures, and prints a table.
  static func run() async {
    do {
      try await measureSpeed(placeCount: 100)
      try await measureMemory()
    } catch {
      print("failed: \(error)")
    }
  }

  /// Sends one request, and prints the status and the number of bytes, or the kind of failure and its words.
  static func get(_ url: String) async {
    do {
      let response = try await client().response(to: HTTPRequest(url: url), by: Deadline(in: .seconds(10)))
      print("\(response.status) \(response.body.count)")
    } catch {
      print("\(error.code.rawValue) \(error.message)")
    }
  }

  private static func measureSpeed(placeCount: Int) async throws {
    let server = try LoopbackServer { request in
      let count = request.query("latitude")?.split(separator: ",").count ?? 0
      let text = Array(repeating: answer, count: count).joined(separator: ",")
      return .json(count == 1 ? text : "[\(text)]", delay: delay)
    }
    let places = try (0..<placeCount).map { try Coordinate(latitude: Double($0) / 2, longitude: Double($0)) }
    let rounds = 11
    var one: [Duration] = []
    var all: [Duration] = []
    var requestCount = 0
    for _ in 0..<rounds {
      one.append(try await time(server, Array(places.prefix(1))))
      let before = server.requests.count
      all.append(try await time(server, places))
      requestCount = max(requestCount, server.requests.count - before)
    }
    let (single, many) = (one.sorted()[rounds / 2], all.sorted()[rounds / 2])
    print("service 50 ms away, new connection each time, median of \(rounds)")
    print("  1 place       \(milliseconds(single)) ms")
    print("  \(placeCount) places    \(milliseconds(many)) ms, \(requestCount) request(s)")
    let hundredths = Int((many / single * 100).rounded())
    print("  ratio         \(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)")
  }

  private static func measureMemory() async throws {
    let chunk = Array(("10000\r\n" + String(repeating: " ", count: 65536) + "\r\n").utf8)
    let endless = LoopbackReply([
      .send(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)), .flood(chunk, count: .max),
    ])
    let bomb = LoopbackReply.response(headers: ["Content-Encoding": "gzip"], body: try Gzip.zeros(200 << 20))
    print("most memory of the process, server included")
    print("  before        \(PeakMemory.megabytes) MB")
    for (name, reply) in [("endless body", endless), ("gzip bomb   ", bomb)] {
      let server = try LoopbackServer(reply)
      let place = try Coordinate(latitude: 0, longitude: 0)
      let start = ContinuousClock.now
      let result = await service(server).weather(at: [place]).first
      guard case .failure(let error) = result, error.code == .protocol else {
        print("  \(name)  was not refused")
        continue
      }
      print(
        "  \(name)  \(PeakMemory.megabytes) MB, refused after \(milliseconds(start.duration(to: .now))) ms")
    }
  }

  private static func time(_ server: LoopbackServer, _ places: [Coordinate]) async throws -> Duration {
    let service = service(server)
    let start = ContinuousClock.now
    for result in await service.weather(at: places) { _ = try result.get() }
    return start.duration(to: .now)
  }

  private static func service(_ server: LoopbackServer) -> any WeatherService {
    var settings = WeatherSettings(httpClient: client(), now: { Date() })
    settings.baseURLs[WeatherProviders.defaultName] = server.url
    do {
      return try WeatherProviders.service(named: [], settings: settings)
    } catch {
      return WeatherPreviewClient { _ in .failure(error) }
    }
  }

  private static func client() -> CurlHTTPClient {
    CurlHTTPClient(userAgent: "weather-benchmarks")
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(1) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// An answer with all values, about one point.
  private static let answer = """
    {"latitude":50.86,"longitude":4.3599997,"generationtime_ms":0.1,"utc_offset_seconds":7200,\
    "timezone":"Europe/Brussels","timezone_abbreviation":"GMT+2","elevation":27.0,"current_units":\
    {"time":"unixtime","interval":"seconds","temperature_2m":"°C","relative_humidity_2m":"%",\
    "apparent_temperature":"°C","is_day":"","precipitation":"mm","weather_code":"wmo code","cloud_cover":"%",\
    "pressure_msl":"hPa","wind_speed_10m":"m/s","wind_direction_10m":"°","wind_gusts_10m":"m/s",\
    "visibility":"m","uv_index":""},"current":{"time":1780000200,"interval":900,"temperature_2m":12.5,\
    "relative_humidity_2m":71,"apparent_temperature":11.0,"is_day":0,"precipitation":0.20,"weather_code":61,\
    "cloud_cover":100,"pressure_msl":1013.2,"wind_speed_10m":4.20,"wind_direction_10m":225,\
    "wind_gusts_10m":9.50,"visibility":24140.00,"uv_index":0.00}}
    """
}
