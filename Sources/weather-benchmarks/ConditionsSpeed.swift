import TestSupport
import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The conditions at many places from a service that is 50 ms away, next to those at one.
enum ConditionsSpeed {
  private static let delay = Duration.milliseconds(50)

  static func rows(_ bench: Workbench) async throws -> [SpeedRow] {
    let server = try LoopbackServer { request in
      let count = request.query("latitude")?.split(separator: ",").count ?? 0
      let text = Array(repeating: answer, count: count).joined(separator: ",")
      return .json(count == 1 ? text : "[\(text)]", delay: delay)
    }
    let places = try (0..<100).map { try Coordinate(latitude: Double($0) / 2, longitude: Double($0)) }
    var requestCount = 0
    let samples = try await Sample.interleaved(
      11,
      [
        { try await Sample.seconds { try await ask(server, Array(places.prefix(1))) } },
        {
          let before = server.requests.count
          let seconds = try await Sample.seconds { try await ask(server, places) }
          requestCount = max(requestCount, server.requests.count - before)
          return seconds
        },
      ])
    return [
      SpeedRow(
        work: "the conditions at 100 places, service 50 ms away", result: SpeedRow.time(samples[1].median),
        peer: "one place, \(SpeedRow.time(samples[0].median))", ratio: samples[1].median / samples[0].median,
        goal: "3"),
      SpeedRow(
        work: "requests for 100 places", result: "\(requestCount)", peer: "one place, 1",
        ratio: Double(requestCount), goal: "2"),
    ]
  }

  /// Asks with a new connection.
  private static func ask(_ server: LoopbackServer, _ places: [Coordinate]) async throws {
    let service = try HostileAnswers.service(server)
    for result in await service.weather(at: places) { _ = try result.get() }
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
