import Synchronization

/// When the run began, from which its one deadline counts.
final class RunTime: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  /// When the run began, or the round of it that goes on.
  var start: ContinuousClock.Instant { instant.withLock { $0 } }

  /// Begins a further round, which has a deadline of its own.
  func restart() {
    instant.withLock { $0 = .now }
  }

  /// Does what takes a person's time, which counts for no deadline.
  func pausing<Value>(_ work: () throws -> Value) rethrows -> Value {
    let pause = ContinuousClock.now
    defer { instant.withLock { $0 += ContinuousClock.now - pause } }
    return try work()
  }
}
