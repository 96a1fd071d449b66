@testable import WeatherCore

/// The line by which a weather service becomes known.
enum ExampleWeatherEntry {
  typealias Entry = WeatherProviders.Entry

  static let all = [
    Entry(ExampleWeatherClient.name, "a model, worldwide", make: ExampleWeatherClient.make)
  ]
}
