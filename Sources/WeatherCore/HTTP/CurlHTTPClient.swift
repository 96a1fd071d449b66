import CLibcurl

/// An HTTP client that uses the system's libcurl, which is found when the first request is sent.
///
/// Connections are kept and shared by requests. Certificates are checked always. Proxies are taken from the
/// environment, as libcurl does: `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy`. Redirections are
/// followed to the same host, port and scheme only, three at most.
public final class CurlHTTPClient: HTTPClient {
  private let engine: CurlEngine

  /// Creates a client; nothing is loaded or opened yet.
  ///
  /// - Parameters:
  ///   - userAgent: What the client calls itself, such as `weather/1.0 (+https://example.org)`; what cannot
  ///     stand in a header field is left out.
  ///   - caFile: A file of certificates to trust in place of the system's, in PEM form, or `nil`.
  ///   - connectTimeout: The most time for one connection to be made.
  public init(userAgent: String, caFile: String? = nil, connectTimeout: Duration = .seconds(5)) {
    engine = CurlEngine(
      connectTimeout: connectTimeout,
      userAgent: String(userAgent.unicodeScalars.filter { (0x20...0x7e).contains($0.value) }), caFile: caFile)
  }

  deinit {
    engine.stop()
  }

  public func response(
    to request: HTTPRequest, by deadline: Deadline
  ) async throws(HTTPError) -> HTTPResponse {
    switch weather_curl_load() {
    case weather_curl_present: break
    case weather_curl_too_old:
      throw HTTPError(code: .unavailable, message: "libcurl is too old; install version 7.68 or newer")
    default:
      throw HTTPError(code: .unavailable, message: "libcurl is not installed; without it there is no network")
    }

    var request = request
    let address = try checkedAddress(of: request)
    let mostRedirections = 3
    for _ in 0...mostRedirections {
      let response = try await transfer(request, to: address, by: deadline)
      guard let target = response.redirectURL, response.isRedirection else { return response }
      guard WebAddress(target) == address else {
        let host = WebAddress(target).map { "'\($0.label)'" } ?? "an address that is not https"
        throw HTTPError(code: .protocol, message: "'\(address.label)' sends on to \(host), which is refused")
      }
      request.url = target
    }
    throw HTTPError(code: .protocol, message: "'\(address.label)' sends on and on")
  }

  private func checkedAddress(of request: HTTPRequest) throws(HTTPError) -> WebAddress {
    guard let address = WebAddress(request.url) else {
      throw HTTPError(
        code: .configuration,
        message: "an address must begin with https://, or http:// and a name of this machine")
    }
    let fields = request.headers.flatMap { [$0.key, $0.value] }
    guard fields.allSatisfy({ $0.utf8.allSatisfy { (0x20...0x7e).contains($0) } }) else {
      throw HTTPError(code: .configuration, message: "a header field has characters that cannot be sent")
    }
    return address
  }

  private func transfer(
    _ request: HTTPRequest, to address: WebAddress, by deadline: Deadline
  ) async throws(HTTPError) -> HTTPResponse {
    let id = engine.makeID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        engine.submit(
          CurlJob(
            id: id, request: request, address: address, deadline: deadline, continuation: continuation))
        // A task that was cancelled before has called the handler below before the job was there.
        if Task.isCancelled { engine.cancel(id) }
      }
    } onCancel: {
      engine.cancel(id)
    }
    return try result.get()
  }
}

extension HTTPResponse {
  /// Whether the status sends the client on to another address.
  fileprivate var isRedirection: Bool { [301, 302, 303, 307, 308].contains(status) }
}
