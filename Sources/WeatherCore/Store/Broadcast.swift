import Synchronization

/// A value whose newest state every subscriber receives.
final class Broadcast<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    var nextID = 0
    var subscribers: [Int: AsyncStream<Value>.Continuation] = [:]
  }

  private let state: Mutex<State>

  /// Creates a broadcast with a first value.
  init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  /// The current value, and then each later one; a slow reader skips to the newest.
  var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    // One lock for subscribing and for the first value: no change can fall between them.
    let id = state.withLock { state in
      let id = state.nextID
      state.nextID += 1
      state.subscribers[id] = continuation
      continuation.yield(state.value)
      return id
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { state in state.subscribers[id] = nil }
    }
    return stream
  }

  /// Sends a new value to all subscribers.
  func send(_ value: Value) {
    state.withLock { state in
      state.value = value
      for continuation in state.subscribers.values { continuation.yield(value) }
    }
  }
}
