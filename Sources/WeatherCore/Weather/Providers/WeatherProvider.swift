/// A way to ask one service, without cache or fallback.
protocol WeatherProvider: Sendable {
  /// The service, as answers name it.
  var source: WeatherData.Source { get }

  /// Asks for the weather at several points, until the deadline.
  ///
  /// - Returns: For each coordinate, in order, the weather there or why it is not known.
  func weather(
    at coordinates: [Coordinate], by deadline: Deadline
  ) async -> [Result<WeatherData, WeatherError>]
}
