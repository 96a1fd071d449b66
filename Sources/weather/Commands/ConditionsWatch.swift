import WeatherCore

/// Shows conditions again and again, less often while the service fails.
struct ConditionsWatch: Sendable {
  /// The longest that is waited after failures.
  private static let longestWait = Duration.seconds(3_600)

  /// What fetches and prints.
  let report: ConditionsReport
  /// How long to wait between rounds.
  let interval: Duration

  /// Goes round until the task is cancelled or the output is closed.
  @MainActor
  func run(_ viewModel: LocationViewModel, _ session: Session) async throws {
    var screen = Screen(session.console)
    var wait = interval
    while !Task.isCancelled {
      let readings = try await report.fetch(viewModel, session)
      let failures = readings.compactMap(\.failure)
      if failures.count == readings.count {
        session.console.writeError("weather: \(ConditionsReport.failure(readings).message.safe)\n")
        let asked = failures.compactMap(\.retryAfter).max().map { Duration.seconds($0) } ?? .zero
        wait = min(max(wait * 2, asked), max(Self.longestWait, interval))
      } else {
        wait = interval
        try screen.show(report.text(readings, session, isCompact: true))
      }
      try await session.services.clock.sleep(for: wait)
    }
  }
}
