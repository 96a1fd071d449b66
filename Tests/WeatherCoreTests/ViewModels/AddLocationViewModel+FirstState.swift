import Observation
import WeatherCore

extension AddLocationViewModel {
  /// Waits for a state, as a screen that observes the view model would see it.
  func firstState(where condition: @escaping @Sendable (State) -> Bool) async -> State {
    while !condition(state) {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = state
        } onChange: {
          continuation.resume()
        }
      }
      await Task.yield()
    }
    return state
  }
}
