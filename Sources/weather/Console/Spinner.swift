/// A line on standard error that shows that work goes on, and vanishes.
struct Spinner: Sendable {
  private let console: Console
  private let message: @Sendable () -> String
  private let clock: any Clock<Duration>

  /// Creates a spinner.
  ///
  /// - Parameter message: The words to show, asked for again each time that the line is drawn.
  init(console: Console, clock: any Clock<Duration>, message: @escaping @Sendable () -> String) {
    self.message = message
    self.console = console
    self.clock = clock
  }

  /// Does work, with the spinner turning if the work takes longer than a moment and somebody is there to see it.
  @MainActor
  func turning<Value: Sendable>(
    _ work: @MainActor @Sendable @escaping () async throws -> Value
  ) async throws -> Value {
    guard console.showsProgress else { return try await work() }
    // Apart from the main actor, which the work may keep busy.
    let turning = Task.detached { await turn() }
    let result: Result<Value, any Error>
    do { result = .success(try await work()) } catch { result = .failure(error) }
    turning.cancel()
    await turning.value
    return try result.get()
  }

  private func turn() async {
    try? await clock.sleep(for: .milliseconds(150))
    var frame = 0
    while !Task.isCancelled {
      // A line that wraps could not be drawn over.
      let line = "\(["|", "/", "-", "\\"][frame % 4]) \(message())".safe.shortened(toWidth: console.width - 1)
      console.writeError("\r\(line)\u{1B}[K")
      frame += 1
      try? await clock.sleep(for: .milliseconds(100))
    }
    if frame > 0 { console.writeError("\r\u{1B}[K") }
  }
}
