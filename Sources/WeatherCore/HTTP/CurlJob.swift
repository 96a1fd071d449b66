/// A request that waits for its answer.
struct CurlJob: Sendable {
  /// The job's number, by which it is cancelled.
  let id: UInt64
  /// What to send.
  let request: HTTPRequest
  /// Where it goes.
  let address: WebAddress
  /// When to give up.
  let deadline: Deadline
  /// Who waits.
  let continuation: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>
}
