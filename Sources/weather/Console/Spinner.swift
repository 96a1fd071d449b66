/// A line on standard error that shows that work goes on, and vanishes.
struct Spinner: Sendable {
  private let console: Console
  private let message: String
  private let clock: any Clock<Duration>

  /// Creates a spinner with the words to show.
  init(_ message: String, console: Console, clock: any Clock<Duration>) {
    // A line that wraps could not be drawn over.
    self.message = message.safe.shortened(toWidth: max(1, console.width - 3))
    self.console = console
    self.clock = clock
  }

  /// Does work, with the spinner turning if the work takes longer than a moment and somebody is there to see it.
  func turning<Value: Sendable>(
    _ work: @MainActor @Sendable @escaping () async throws -> Value
  ) async throws -> Value {
    guard console.showsProgress else { return try await work() }
    let turning = Task { [console, message, clock] in
      try? await clock.sleep(for: .milliseconds(150))
      var frame = 0
      while !Task.isCancelled {
        console.writeError("\r\(["|", "/", "-", "\\"][frame % 4]) \(message)")
        frame += 1
        try? await clock.sleep(for: .milliseconds(100))
      }
      if frame > 0 { console.writeError("\r\u{1B}[K") }
    }
    defer { turning.cancel() }
    do {
      let value = try await work()
      turning.cancel()
      await turning.value
      return value
    } catch {
      turning.cancel()
      await turning.value
      throw error
    }
  }
}
