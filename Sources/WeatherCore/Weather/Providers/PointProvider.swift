/// A provider whose service takes one point at a time.
protocol PointProvider: WeatherProvider {
  /// The most requests at once, by what the service allows.
  static var width: Int { get }

  /// What the service is asked with.
  var session: ServiceSession { get }

  /// Asks about one point, until the deadline.
  func answer(
    to question: WeatherQuestion, by deadline: Deadline
  ) async throws(ServiceError) -> WeatherAnswer
}

extension PointProvider {
  func answers(
    to questions: [WeatherQuestion], by deadline: Deadline
  ) async -> [Result<WeatherAnswer, ServiceError>] {
    await PointByPoint.answers(to: questions, width: Self.width, progress: session.progress) {
      question throws(ServiceError) in
      try await answer(to: question, by: deadline)
    }
  }
}
