#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a service said about a point, and for how long it stands by that.
struct WeatherAnswer: Hashable, Sendable {
  /// The weather.
  var data: WeatherData
  /// The time before which the service does not want to be asked again, or `nil`.
  var expires: Date?
  /// The service's mark of the version of its data, to be sent back verbatim, or `nil`.
  var lastModified: String?
  /// The conditions of the next hours, in order of time, for services that tell them with the current ones.
  var series: [WeatherData.CurrentConditions] = []

  /// The answer with the conditions that its series has for a moment: the last not after it.
  func atTime(_ date: Date) -> WeatherAnswer {
    guard let step = series.last(where: { $0.observedAt <= date }) ?? series.first else { return self }
    var answer = self
    answer.data.current = step.isEmpty ? nil : step
    return answer
  }
}
