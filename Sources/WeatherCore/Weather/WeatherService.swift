/// A way to learn the weather.
public protocol WeatherService: Sendable {
  /// Asks for the weather at several points at once.
  ///
  /// One point's failure never hides another's answer.
  ///
  /// - Returns: For each coordinate, in order, the weather there or why it is not known.
  func weather(at coordinates: [Coordinate]) async -> [Result<WeatherData, WeatherError>]
}
