/// A way to ask one service, without fallback.
protocol WeatherProvider: Sendable {
  /// Asks for the weather at several points, until the deadline.
  ///
  /// - Parameters:
  ///   - questions: The points, each with what is known of it already.
  ///   - deadline: When to give up.
  /// - Returns: For each question, in order, the weather there or why it is not known.
  func answers(
    to questions: [WeatherQuestion], by deadline: Deadline
  ) async -> [Result<WeatherAnswer, ServiceError>]
}
