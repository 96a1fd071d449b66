/// A way to make HTTP requests.
public protocol HTTPClient: Sendable {
  /// Sends a request and waits for the whole answer, whatever its status.
  ///
  /// Cancelling the task stops the transfer.
  ///
  /// - Throws: `HTTPError` when there is no whole and trustworthy answer before the deadline.
  func response(to request: HTTPRequest, by deadline: Deadline) async throws(HTTPError) -> HTTPResponse
}
