import Foundation
import Synchronization
import TestSupport
import WeatherCore

/// A weather service that says the number of the call for the temperature, each call after a time of its own.
final class DelayedWeatherService: WeatherService {
  private let clock: ManualClock
  private let delays: [Duration]
  private let callCount = Mutex(0)

  init(clock: ManualClock, delays: [Duration]) {
    self.clock = clock
    self.delays = delays
  }

  func weather(at coordinates: [Coordinate]) async -> [Result<WeatherData, ServiceError>] {
    let number = callCount.withLock { count in
      count += 1
      return count
    }
    let result: Result<WeatherData, ServiceError>
    do {
      try await clock.sleep(for: delays[number - 1])
      let now = Date(timeIntervalSince1970: 1_785_246_300)
      result = .success(
        WeatherData(
          current: .init(observedAt: now, temperature: Double(number)), fetchedAt: now,
          source: .init(provider: "test", attribution: "")))
    } catch {
      result = .failure(ServiceError(code: .tryAgain, message: "given up"))
    }
    return coordinates.map { _ in result }
  }
}
