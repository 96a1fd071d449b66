/// Asks several providers in turn, each for the points at which those before it failed.
struct FallbackWeatherService: WeatherService {
  private let providers: [any WeatherProvider]
  private let deadline: @Sendable () -> Deadline
  private let progress: @Sendable (_ points: Int) -> Void

  init(providers: [any WeatherProvider], settings: ServiceSettings) {
    self.providers = providers
    deadline = settings.deadline
    progress = settings.progress
  }

  @concurrent
  func weather(at coordinates: [Coordinate]) async -> [Result<WeatherData, ServiceError>] {
    // Places at one point are one question.
    var positions: [Coordinate: Int] = [:]
    var points: [Coordinate] = []
    for coordinate in coordinates where positions[coordinate] == nil {
      positions[coordinate] = points.count
      points.append(coordinate)
    }
    progress(coordinates.count - points.count)
    let answers = await answers(at: points)
    return coordinates.map { positions[$0].map { answers[$0] } ?? .failure(.unasked) }
  }

  private func answers(at coordinates: [Coordinate]) async -> [Result<WeatherData, ServiceError>] {
    let end = deadline()
    var answers = [Result<WeatherData, ServiceError>?](repeating: nil, count: coordinates.count)
    for (index, provider) in providers.enumerated() {
      let open = answers.indices.filter { answers[$0]?.isSatisfying != true }
      guard !open.isEmpty else { break }
      // A provider that hangs must leave time for those after it.
      let share = end.remaining / (providers.count - index)
      let deadline = index == providers.count - 1 ? end : Deadline(in: share)
      let questions = open.map { WeatherQuestion(coordinate: coordinates[$0]) }
      let news = await provider.answers(to: questions, by: deadline).map { $0.map(\.data) }
      for (position, result) in zip(open, news) {
        answers[position] = answers[position].map { $0.improved(by: result) } ?? result
      }
    }
    return answers.map { $0 ?? .failure(.unasked) }
  }
}

extension Result<WeatherData, ServiceError> {
  /// Whether there are conditions, and new enough.
  fileprivate var isSatisfying: Bool {
    guard case .success(let data) = self else { return false }
    return data.current != nil && !data.isStale
  }

  /// What is left of two providers' words about one point.
  fileprivate func improved(by other: Self) -> Self {
    switch (self, other) {
    case (.success(let data), .success(let news)):
      // Old conditions are better than none, and the newer better than the older.
      guard let known = data.current else { return other }
      guard let new = news.current else { return self }
      return news.isStale && new.observedAt <= known.observedAt ? self : other
    case (.failure, .success): return other
    case (.success, .failure): return self
    case (.failure(let first), .failure(let second)):
      var error = first
      error.message = "\(first.message); \(second.message)"
      error.retryAfter = first.retryAfter ?? second.retryAfter
      return .failure(error)
    }
  }
}

extension ServiceError {
  /// A provider left a point out.
  fileprivate static let unasked = ServiceError(code: .internal, message: "no provider was asked")
}
