/// Asks a service that takes one point at a time, a few at once.
enum PointByPoint {
  /// Asks about every question, at most so many at once.
  ///
  /// When the service refuses to answer at all, or asks to wait, it is not asked about further points: they
  /// get the same error.
  ///
  /// - Parameters:
  ///   - questions: The points.
  ///   - width: The most requests at once.
  ///   - progress: Is told of each point that has been answered.
  ///   - ask: Asks about one point.
  /// - Returns: For each question, in order, the answer.
  static func answers(
    to questions: [WeatherQuestion], width: Int, progress: @Sendable (Int) -> Void,
    ask: @escaping @Sendable (WeatherQuestion) async throws(ServiceError) -> WeatherAnswer
  ) async -> [Result<WeatherAnswer, ServiceError>] {
    var results = [Result<WeatherAnswer, ServiceError>?](repeating: nil, count: questions.count)
    var refusal: ServiceError?
    await withTaskGroup(of: (Int, Result<WeatherAnswer, ServiceError>).self) { group in
      var next = 0
      func start() {
        guard next < questions.count else { return }
        let (index, question) = (next, questions[next])
        group.addTask {
          do throws(ServiceError) {
            return (index, .success(try await ask(question)))
          } catch {
            return (index, .failure(error))
          }
        }
        next += 1
      }
      for _ in 0..<width { start() }
      while let (index, result) = await group.next() {
        results[index] = result
        progress(1)
        if case .failure(let error) = result, error.isForAll { refusal = refusal ?? error }
        if refusal == nil { start() }
      }
    }
    let error = refusal ?? ServiceError(code: .internal, message: "a point was left out")
    return results.map { $0 ?? .failure(error) }
  }
}

extension ServiceError {
  /// Whether the service would say the same of every other point.
  fileprivate var isForAll: Bool {
    switch code {
    case .tryAgain, .permission, .configuration, .system: true
    default: false
    }
  }
}
