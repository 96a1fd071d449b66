import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WeatherCore

struct RetryingHTTPClientTests {
  /// Gives one outcome after the other, the last one for ever.
  final class Script: HTTPClient {
    private let outcomes: Mutex<[Result<HTTPResponse, HTTPError>]>
    private let count = Mutex(0)

    init(_ outcomes: [Result<HTTPResponse, HTTPError>]) {
      self.outcomes = Mutex(outcomes)
    }

    var requestCount: Int { count.withLock { $0 } }

    func response(to request: HTTPRequest, by deadline: Deadline) async throws(HTTPError) -> HTTPResponse {
      count.withLock { $0 += 1 }
      let outcome = outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
      return try outcome.get()
    }
  }

  static let refused = HTTPError(code: .unavailable, message: "refused", isTransient: true)
  static let distrusted = HTTPError(code: .protocol, message: "distrusted")

  @Test(
    arguments: [
      ([.success(HTTPResponse(status: 503)), .success(HTTPResponse(status: 200))], 2, 200 as Int?),
      ([.failure(refused), .success(HTTPResponse(status: 200))], 2, 200),
      ([.failure(refused)], 2, nil),
      ([.success(HTTPResponse(status: 502))], 2, 502),
      ([.success(HTTPResponse(status: 500)), .success(HTTPResponse(status: 200))], 1, 500),
      ([.success(HTTPResponse(status: 429)), .success(HTTPResponse(status: 200))], 1, 429),
      ([.success(HTTPResponse(status: 401)), .success(HTTPResponse(status: 200))], 1, 401),
      ([.failure(distrusted), .success(HTTPResponse(status: 200))], 1, nil),
      (
        [
          .success(HTTPResponse(status: 503, headers: ["retry-after": "60"])),
          .success(HTTPResponse(status: 200)),
        ],
        1, 503
      ),
    ] as [([Result<HTTPResponse, HTTPError>], Int, Int?)])
  func `tries once more where that may help`(
    outcomes: [Result<HTTPResponse, HTTPError>], requestCount: Int, status: Int?
  ) async {
    let script = Script(outcomes)
    let client = RetryingHTTPClient(script, now: { Fixture.now })
    let response = try? await client.response(
      to: HTTPRequest(url: "https://example.org"), by: Deadline(in: .seconds(5)))
    #expect(response?.status == status)
    #expect(script.requestCount == requestCount)
  }

  @Test
  func `does not try again when the time is over`() async {
    let script = Script([.failure(Self.refused)])
    let client = RetryingHTTPClient(script, now: { Fixture.now })
    let start = ContinuousClock.now
    await #expect(throws: Self.refused) {
      try await client.response(
        to: HTTPRequest(url: "https://example.org"), by: Deadline(in: .milliseconds(100)))
    }
    #expect(script.requestCount == 1)
    #expect(start.duration(to: .now) < .seconds(1))
  }

  @Test(arguments: [
    ("5", 5 as Int?), ("0", 0), ("604800", 604800), ("-5", nil), ("1000000000", nil),
    ("99999999999999999999999", nil), ("soon", nil), ("", nil), ("1.5", nil),
    ("Thu, 28 May 2026 20:41:00 GMT", 60), ("Thu, 28 May 2026 20:00:00 GMT", 0),
    ("Thu, 28 May 2099 20:00:00 GMT", nil),
  ])
  func `reads how long to wait`(text: String, seconds: Int?) {
    let response = HTTPResponse(status: 429, headers: ["retry-after": text])
    #expect(response.retryAfter(now: Date(timeIntervalSince1970: 1_780_000_800)) == seconds)
  }
}
