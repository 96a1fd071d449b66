/// A way to learn the weather.
public protocol WeatherService: Sendable {
  /// Asks for the weather at several points at once.
  ///
  /// One point's failure never hides another's answer.
  ///
  /// Cancelling the task ends the requests that are under way; their points then fail with the code `.tryAgain`.
  ///
  /// - Returns: For each coordinate, in order, the weather there or why it is not known; as many as there are
  ///   coordinates.
  func weather(at coordinates: [Coordinate]) async -> [Result<WeatherData, ServiceError>]
}
