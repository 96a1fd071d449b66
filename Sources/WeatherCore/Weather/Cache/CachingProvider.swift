#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Asks a provider only for what earlier readings do not answer.
struct CachingProvider: WeatherProvider {
  private let provider: any WeatherProvider
  private let name: String
  private let cache: WeatherCache?
  private let maximumAge: TimeInterval
  private let isOffline: Bool
  private let progress: @Sendable (_ points: Int) -> Void
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  init(_ provider: any WeatherProvider, name: String, settings: ServiceSettings) {
    self.provider = provider
    self.name = name
    cache = settings.cacheFolder.map {
      WeatherCache(folder: $0, provider: name, variant: settings.baseURLs[name] ?? "")
    }
    maximumAge = settings.maximumAge / .seconds(1)
    isOffline = settings.isOffline
    progress = settings.progress
    clock = settings.clock
    now = settings.now
  }

  func answers(
    to questions: [WeatherQuestion], by deadline: Deadline
  ) async -> [Result<WeatherAnswer, ServiceError>] {
    if isOffline { return questions.map { lastKnown(at: $0.coordinate) } }
    guard let cache else { return await provider.answers(to: questions, by: deadline) }

    let known = questions.map { cache.answer(at: $0.coordinate) }
    guard let first = known.firstIndex(where: { !isFresh($0) }) else { return known.map(shown) }

    // Another process may be asking the same: wait for it a while, then look again.
    let patience = min(.seconds(2), deadline.remaining / 2)
    return await cache.withLock(on: questions[first].coordinate, for: patience, clock: clock) { hasWaited in
      let known = hasWaited ? questions.map { cache.answer(at: $0.coordinate) } : known
      return await answers(to: questions, known: known, cache, by: deadline)
    }
  }

  /// Asks about the points whose answers are too old, and keeps what is new.
  private func answers(
    to questions: [WeatherQuestion], known: [WeatherAnswer?], _ cache: WeatherCache, by deadline: Deadline
  ) async -> [Result<WeatherAnswer, ServiceError>] {
    let open = known.indices.filter { !isFresh(known[$0]) }
    progress(known.count - open.count)
    let news = await provider.answers(
      to: open.map { WeatherQuestion(coordinate: questions[$0].coordinate, known: known[$0]) }, by: deadline)
    var results = known.map(shown)
    for (index, result) in zip(open, news) {
      results[index] = result
      if case .success(let answer) = result { cache.keep(answer, at: questions[index].coordinate) }
    }
    cache.trim()
    return results
  }

  /// Whether an answer may be shown without asking.
  private func isFresh(_ answer: WeatherAnswer?) -> Bool {
    guard let answer else { return false }
    let date = now()
    let age = date.timeIntervalSince(answer.data.fetchedAt)
    // A stamp from the future was written by a clock that was wrong; nobody knows how old it is.
    guard age >= 0 else { return false }
    if age <= maximumAge { return true }
    // Some services insist on not being asked again before a time; nobody means more than a few hours.
    let longest: TimeInterval = 6 * 3600
    return answer.expires.map { date < $0 && age < longest } ?? false
  }

  private func shown(_ answer: WeatherAnswer?) -> Result<WeatherAnswer, ServiceError> {
    answer.map { .success($0.atTime(now())) } ?? .failure(unknown)
  }

  private func lastKnown(at coordinate: Coordinate) -> Result<WeatherAnswer, ServiceError> {
    guard var answer = cache?.answer(at: coordinate) else { return .failure(unknown) }
    // However new it is: nobody was asked whether there is a newer one.
    answer.data.isStale = true
    return .success(answer.atTime(now()))
  }

  private var unknown: ServiceError {
    ServiceError(
      code: .unavailable, message: "no earlier reading by '\(name)' is kept", provider: name)
  }
}
