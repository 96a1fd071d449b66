import Synchronization

/// A clock that a test moves by hand.
public final class ManualClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol {
    var offset: Duration

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Takes out the watchers who see as many sleepers as they wait for.
    mutating func takeSatisfiedWatchers() -> [CheckedContinuation<Void, Never>] {
      let satisfied = watchers.filter { sleepers.count >= $0.count }
      watchers.removeAll { sleepers.count >= $0.count }
      return satisfied.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  /// Creates a clock that stands.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      // A cancelled sleeper must not be counted as asleep.
      try Task.checkCancellation()
      try await withCheckedThrowingContinuation { continuation in
        let (isOver, watchers) = state.withLock { state in
          if deadline <= state.now || Task.isCancelled { return (true, [CheckedContinuation<Void, Never>]()) }
          state.sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return (false, state.takeSatisfiedWatchers())
        }
        if isOver {
          continuation.resume(with: Task.isCancelled ? .failure(CancellationError()) : .success(()))
        }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock on, and wakes those whose time has come.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let ready = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in ready.keys { state.sleepers[id] = nil }
      return ready.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }

  /// Waits until so many tasks sleep by this clock.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isSatisfied = state.withLock { state in
        if state.sleepers.count >= count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isSatisfied { continuation.resume() }
    }
  }
}
