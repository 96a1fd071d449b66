import Foundation

@testable import WeatherCore

/// What Example Weather says about one point.
struct ExampleWeatherAnswer: Decodable {
  private let now: LenientFields
  private let units: LenientFields

  /// The conditions, or `nil` when the time is none.
  var conditions: WeatherData.CurrentConditions? {
    guard let observedAt = now.moment("time") else { return nil }
    return WeatherData.CurrentConditions(
      observedAt: observedAt,
      temperature: ServiceUnit.celsius(now.number("temp"), in: units.text("temp"))
    ).checked()
  }
}
