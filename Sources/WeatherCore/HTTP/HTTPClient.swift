/// A way to make HTTP requests.
public protocol HTTPClient: Sendable {
  /// Sends a request and waits for the whole answer, whatever its status.
  ///
  /// - Throws: `HTTPError` when there is no whole and trustworthy answer before the deadline. Cancelling the task
  ///   stops the transfer, which then fails with the code `.tryAgain`.
  func response(to request: HTTPRequest, by deadline: Deadline) async throws(HTTPError) -> HTTPResponse
}
