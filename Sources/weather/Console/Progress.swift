import Synchronization
import WeatherCore

/// A count of long work, with the time left, for the line that shows that it goes on.
final class Progress: Sendable {
  /// How long work must take before the time left can be told.
  private static let patience = Duration.milliseconds(500)

  private let message: String
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<(done: Int, total: Int, start: ContinuousClock.Instant)>

  /// Creates a count.
  init(_ message: String, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.message = message
    self.now = now
    state = Mutex((0, 0, now()))
  }

  /// Says how many pieces there are in all, and that none is done.
  func begin(_ total: Int) {
    state.withLock { $0 = (0, total, now()) }
  }

  /// Counts pieces that are done.
  func advance(by count: Int = 1) {
    state.withLock { $0.done = min($0.total, $0.done + count) }
  }

  /// What is being done, and once some of it is, how much, and how long the rest will take.
  var text: String {
    let (done, total, start) = state.withLock { $0 }
    let elapsed = now() - start
    guard done > 0, done < total, elapsed > Self.patience else { return message }
    let left = elapsed / .seconds(1) / Double(done) * Double(total - done)
    return "\(message): \(done) of \(total), \(left.decimalText(places: 0) ?? "?") s left"
  }
}
