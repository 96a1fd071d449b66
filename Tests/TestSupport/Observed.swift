import Observation

/// Waits for a value of an observable model, as a screen that draws the value sees it change.
///
/// - Parameters:
///   - value: Reads the value; it is read again after each change of what it was read from.
///   - isExpected: Whether the value is the one waited for.
/// - Returns: The first value that is.
@MainActor
public func observed<Value: Sendable>(
  _ value: @MainActor @escaping @Sendable () -> Value, where isExpected: (Value) -> Bool
) async -> Value {
  while true {
    let current = value()
    if isExpected(current) { return current }
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = value()
      } onChange: {
        continuation.resume()
      }
    }
    // The change is made after it was announced.
    await Task.yield()
  }
}
