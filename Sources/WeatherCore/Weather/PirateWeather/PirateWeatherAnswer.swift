#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What Pirate Weather, or another service with Dark Sky's shape, says about one point.
struct PirateWeatherAnswer: Decodable {
  private let latitude: LenientValue?
  private let longitude: LenientValue?
  private let timezone: LenientValue?
  private let currently: LenientFields
  private let flags: LenientFields

  /// The point, or `nil` when the answer does not tell it.
  var coordinate: Coordinate? { Coordinate(latitude, longitude) }

  /// The point's zone, or `nil`.
  var timeZone: String? {
    timezone?.text?.safeForTerminal(limit: 64)
  }

  /// The units that the values are in, whatever was asked for; `nil` when the answer does not name them.
  var units: PirateWeatherUnits? {
    flags.text("units").flatMap { PirateWeatherUnits($0) }
  }

  /// The conditions, or `nil` when the time is none.
  func conditions(in units: PirateWeatherUnits) -> WeatherData.CurrentConditions? {
    guard let observedAt = currently["time"]?.unixMoment else { return nil }
    let icon = currently.text("icon").flatMap { WeatherData.Icon(rawValue: $0) }
    return WeatherData.CurrentConditions(
      observedAt: observedAt,
      summary: currently.text("summary")?.safeForTerminal(limit: 80),
      icon: icon,
      temperature: ServiceUnit.celsius(currently.number("temperature"), in: units.temperature),
      apparentTemperature: ServiceUnit.celsius(
        currently.number("apparentTemperature"), in: units.temperature),
      humidity: currently.number("humidity"),
      pressure: currently.number("pressure"),
      windSpeed: ServiceUnit.metresPerSecond(currently.number("windSpeed"), in: units.speed),
      windGust: ServiceUnit.metresPerSecond(currently.number("windGust"), in: units.speed),
      windDirection: currently.number("windBearing"),
      cloudCover: currently.number("cloudCover"),
      visibility: ServiceUnit.metres(currently.number("visibility"), in: units.distance),
      uvIndex: currently.number("uvIndex"),
      isDay: icon?.isDay
    ).checked()
  }
}
