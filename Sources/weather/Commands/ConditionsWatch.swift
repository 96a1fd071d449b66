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
  ///
  /// - Parameter viewModel: Makes the screen of a round.
  /// - Throws: `CommandFailure` for a failure that waiting does not mend.
  @MainActor
  func run(_ session: Session, _ viewModel: @MainActor () async throws -> LocationViewModel) async throws {
    var screen = Screen(session.console)
    var wait = interval
    while !Task.isCancelled {
      let readings = try await report.fetch(try await viewModel(), session)
      let failures = readings.compactMap(\.failure)
      if !failures.isEmpty, failures.count == readings.count {
        let failure = ConditionsReport.failure(readings)
        guard failure.code.isRetryable else { throw failure }
        screen.note("weather: \(failure.message)")
        let asked = failures.compactMap(\.retryAfter).max().map { Duration.seconds($0) } ?? .zero
        wait = min(max(wait * 2, asked), max(Self.longestWait, interval))
      } else {
        wait = interval
        try screen.show(
          report.text(readings, session, isCompact: true), footer: report.credits(readings, session.output))
      }
      try await session.services.clock.sleep(for: wait)
      session.settings.runTime.restart()
    }
  }
}
