#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Conditions as a file of the cache holds them.
struct ConditionsRecord: Codable {
  private var observedAt: Double
  private var summary: String?
  private var icon: String?
  private var temperature: Double?
  private var apparentTemperature: Double?
  private var humidity: Double?
  private var pressure: Double?
  private var windSpeed: Double?
  private var windGust: Double?
  private var windDirection: Double?
  private var precipitation: Double?
  private var cloudCover: Double?
  private var visibility: Double?
  private var uvIndex: Double?
  private var isDay: Bool?

  /// Creates the record of conditions.
  init(_ conditions: WeatherData.CurrentConditions) {
    observedAt = conditions.observedAt.timeIntervalSince1970
    summary = conditions.summary
    icon = conditions.icon?.rawValue
    temperature = conditions.temperature
    apparentTemperature = conditions.apparentTemperature
    humidity = conditions.humidity
    pressure = conditions.pressure
    windSpeed = conditions.windSpeed
    windGust = conditions.windGust
    windDirection = conditions.windDirection
    precipitation = conditions.precipitation
    cloudCover = conditions.cloudCover
    visibility = conditions.visibility
    uvIndex = conditions.uvIndex
    isDay = conditions.isDay
  }

  /// The conditions: values in range, texts safe to print.
  var conditions: WeatherData.CurrentConditions {
    WeatherData.CurrentConditions(
      observedAt: Date(timeIntervalSince1970: observedAt),
      summary: summary?.safeForTerminal(limit: 80),
      icon: icon.flatMap { WeatherData.Icon(rawValue: $0) },
      temperature: temperature,
      apparentTemperature: apparentTemperature,
      humidity: humidity,
      pressure: pressure,
      windSpeed: windSpeed,
      windGust: windGust,
      windDirection: windDirection,
      precipitation: precipitation,
      cloudCover: cloudCover,
      visibility: visibility,
      uvIndex: uvIndex,
      isDay: isDay
    ).checked()
  }
}
