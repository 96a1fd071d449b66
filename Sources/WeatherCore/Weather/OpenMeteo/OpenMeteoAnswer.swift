#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What Open-Meteo says about one point.
struct OpenMeteoAnswer: Decodable {
  private let latitude: LenientValue?
  private let longitude: LenientValue?
  private let timezone: LenientValue?
  private let offset: LenientValue?
  private let units: LenientFields
  private let current: LenientFields
  private let time: LenientValue

  private enum Key: String, CodingKey {
    case latitude, longitude, timezone
    case offset = "utc_offset_seconds"
    case units = "current_units"
    case current
  }

  private enum CurrentKey: String, CodingKey {
    case time
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    latitude = try container.decodeIfPresent(LenientValue.self, forKey: .latitude)
    longitude = try container.decodeIfPresent(LenientValue.self, forKey: .longitude)
    timezone = try container.decodeIfPresent(LenientValue.self, forKey: .timezone)
    offset = try container.decodeIfPresent(LenientValue.self, forKey: .offset)
    current = try container.decode(LenientFields.self, forKey: .current)
    units = try container.decode(LenientFields.self, forKey: .units)
    let fields = try container.nestedContainer(keyedBy: CurrentKey.self, forKey: .current)
    time = try fields.decode(LenientValue.self, forKey: .time)
  }

  /// The middle of the grid cell, or `nil` when the answer does not tell it.
  var coordinate: Coordinate? { Coordinate(latitude, longitude) }

  /// The point's zone, or `nil` when it is only an offset such as `GMT+0800`.
  var timeZone: String? {
    guard let name = timezone?.text, name.contains("/") || name == "UTC" else { return nil }
    return name.safeForTerminal(limit: 64)
  }

  /// The conditions, each value converted from the unit that the answer names; `nil` when the time is none.
  var conditions: WeatherData.CurrentConditions? {
    guard let observedAt else { return nil }
    let isDay = current.number("is_day").map { $0 != 0 }
    let code = current.number("weather_code").flatMap { Int(exactly: $0) }.map {
      WeatherCode(number: $0, isDay: isDay)
    }
    return WeatherData.CurrentConditions(
      observedAt: observedAt,
      summary: code?.summary,
      icon: code?.icon,
      temperature: value("temperature_2m", ServiceUnit.celsius),
      apparentTemperature: value("apparent_temperature", ServiceUnit.celsius),
      humidity: value("relative_humidity_2m", ServiceUnit.fraction),
      pressure: value("pressure_msl", ServiceUnit.hectopascals),
      windSpeed: value("wind_speed_10m", ServiceUnit.metresPerSecond),
      windGust: value("wind_gusts_10m", ServiceUnit.metresPerSecond),
      windDirection: value("wind_direction_10m", ServiceUnit.degrees),
      precipitation: value("precipitation", ServiceUnit.millimetres),
      cloudCover: value("cloud_cover", ServiceUnit.fraction),
      visibility: value("visibility", ServiceUnit.metres),
      uvIndex: current.number("uv_index"),
      isDay: isDay
    ).checked()
  }

  private var observedAt: Date? {
    if units.text("time") == "unixtime" { return time.unixMoment }
    // Local time without a zone.
    guard let offset = offset?.number.flatMap({ Int(exactly: $0) }) else { return nil }
    return time.text.flatMap { Timestamp($0) }.flatMap {
      Date(unixTime: $0.secondsSince1970(assumingOffset: offset))
    }
  }

  private func value(_ name: String, _ convert: (Double?, String?) -> Double?) -> Double? {
    convert(current.number(name), units.text(name))
  }
}
