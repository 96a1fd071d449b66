#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A weather service without a network: made-up weather for demonstrations, or what a test wants.
public struct WeatherPreviewClient: WeatherService {
  private let answer: @Sendable (Coordinate) -> Result<WeatherData, ServiceError>

  /// Creates a service that answers by a function.
  public init(_ answer: @escaping @Sendable (Coordinate) -> Result<WeatherData, ServiceError>) {
    self.answer = answer
  }

  /// Creates a service whose weather is made up, the same for a point at all times, and marked as a sample.
  ///
  /// - Parameter now: Tells the time that readings bear, cut to the quarter of an hour.
  public init(now: @escaping @Sendable () -> Date) {
    answer = { coordinate in
      let date = now()
      return .success(
        WeatherData(
          current: SampleWeather(coordinate).conditions(at: date), fetchedAt: date,
          source: SampleWeather.source))
    }
  }

  public func weather(at coordinates: [Coordinate]) async -> [Result<WeatherData, ServiceError>] {
    coordinates.map(answer)
  }
}
