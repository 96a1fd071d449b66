import Foundation

@testable import WeatherCore

/// The weather by Example Weather.
struct ExampleWeatherClient: PointProvider {
  static let name = "example-weather"
  static let width = 2
  static let source = WeatherData.Source(
    provider: name, attribution: "Data from Example Weather", url: "https://weather.example/")

  let session: ServiceSession

  /// Makes the provider.
  static func make(_ settings: ServiceSettings) throws(ServiceError) -> any WeatherProvider {
    let baseURL = "https://api.weather.example"
    return ExampleWeatherClient(session: try settings.session(for: name, baseURL: baseURL))
  }

  func answer(
    to question: WeatherQuestion, by deadline: Deadline
  ) async throws(ServiceError) -> WeatherAnswer {
    let point = question.coordinate
    let target = "/now?lat=\(point.latitudeText)&lon=\(point.longitudeText)"
    let response = try await session.get(target, by: deadline)
    let answer = try session.decode(ExampleWeatherAnswer.self, from: response.body)
    guard let conditions = answer.conditions else { throw session.failure("'now.time' is no time") }
    return WeatherAnswer(
      data: WeatherData(
        current: conditions.isEmpty ? nil : conditions, fetchedAt: session.date,
        source: ExampleWeatherClient.source))
  }
}
