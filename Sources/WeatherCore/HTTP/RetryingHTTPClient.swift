#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A client that sends a request once more when that may help and there is time for it.
///
/// The second try follows a connection that could not be made, or the status 502, 503 or 504. It waits for
/// as long as the service's `Retry-After` says, or a quarter of a second, and never past the deadline.
struct RetryingHTTPClient: HTTPClient {
  private let client: any HTTPClient
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  /// Creates a client that sends through another.
  init(
    _ client: any HTTPClient, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.clock = clock
    self.now = now
  }

  func response(
    to request: HTTPRequest, by deadline: Deadline
  ) async throws(HTTPError) -> HTTPResponse {
    var pause = Duration.milliseconds(250)
    do {
      let response = try await client.response(to: request, by: deadline)
      guard [502, 503, 504].contains(response.status) else { return response }
      if let seconds = response.retryAfter(now: now()) { pause = max(pause, .seconds(seconds)) }
      guard pause < deadline.remaining, await wait(pause) else { return response }
    } catch {
      guard error.isTransient, pause < deadline.remaining, await wait(pause) else { throw error }
    }
    return try await client.response(to: request, by: deadline)
  }

  /// Waits, and returns false when the task was cancelled meanwhile.
  private func wait(_ duration: Duration) async -> Bool {
    do {
      try await clock.sleep(for: duration)
      return true
    } catch {
      return false
    }
  }
}
