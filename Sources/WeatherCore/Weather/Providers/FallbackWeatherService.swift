/// Asks several providers in turn, each for the points at which those before it failed.
struct FallbackWeatherService: WeatherService {
  private let providers: [any WeatherProvider]
  private let timeout: Duration

  init(providers: [any WeatherProvider], timeout: Duration) {
    self.providers = providers
    self.timeout = timeout
  }

  func weather(at coordinates: [Coordinate]) async -> [Result<WeatherData, WeatherError>] {
    let end = Deadline(in: timeout)
    var answers = [Result<WeatherData, WeatherError>?](repeating: nil, count: coordinates.count)
    for (index, provider) in providers.enumerated() {
      let open = answers.indices.filter { answers[$0]?.isAnswer != true }
      guard !open.isEmpty else { break }
      // A provider that hangs must leave time for those after it.
      let share = end.remaining / (providers.count - index)
      let deadline = index == providers.count - 1 ? end : Deadline(in: share)
      let news = await provider.weather(at: open.map { coordinates[$0] }, by: deadline)
      for (position, result) in zip(open, news) {
        answers[position] = answers[position].map { $0.improved(by: result) } ?? result
      }
    }
    return answers.map { $0 ?? .failure(.unasked) }
  }
}

extension Result<WeatherData, WeatherError> {
  /// Whether there are conditions.
  fileprivate var isAnswer: Bool {
    (try? get())?.current != nil
  }

  /// What is left of two providers' words about one point.
  fileprivate func improved(by other: Self) -> Self {
    switch (self, other) {
    case (_, .success): return other
    case (.success, .failure): return self
    case (.failure(let first), .failure(let second)):
      var error = first
      error.message = "\(first.message); \(second.message)"
      error.retryAfter = first.retryAfter ?? second.retryAfter
      return .failure(error)
    }
  }
}

extension WeatherError {
  /// A provider left a point out.
  fileprivate static let unasked = WeatherError(code: .internal, message: "no provider was asked")
}
