import CLibcurl

/// One request on its way through libcurl: options, callbacks, and what has been received so far.
///
/// Only the thread of the ``CurlEngine`` that made it touches it.
@safe
final class CurlTransfer {
  let job: CurlJob
  private(set) var response = HTTPResponse(status: 0)
  private(set) var isTooLarge = false

  /// libcurl's handle of the transfer.
  let easy: OpaquePointer
  private var headerList: OpaquePointer?
  private var headerByteCount = 0
  private let errorText: UnsafeMutablePointer<CChar>

  private static let errorSize = 256
  private static let headerLimit = 256 << 10

  /// Creates a transfer, or returns `nil` when there is no memory for it.
  init?(_ job: CurlJob, connectTimeout: Duration, userAgent: String, caFile: String?) {
    guard let easy = unsafe weather_curl_easy_create() else { return nil }
    self.job = job
    unsafe self.easy = easy
    unsafe errorText = .allocate(capacity: CurlTransfer.errorSize)
    unsafe errorText.initialize(repeating: 0, count: CurlTransfer.errorSize)
    setSecurity(caFile: caFile)
    setReceivers()
    set(weather_curl_option_connect_timeout_milliseconds, connectTimeout.milliseconds)
    guard setRequest(userAgent: userAgent) else { return nil }
  }

  deinit {
    unsafe weather_curl_easy_destroy(easy)
    unsafe weather_curl_list_destroy(headerList)
    unsafe errorText.deallocate()
  }

  /// The number by which libcurl's reports are matched to transfers.
  var key: UInt { unsafe UInt(bitPattern: easy) }

  /// What libcurl says of a failure.
  func explanation(of code: CInt) -> String {
    let detail = unsafe String(cString: errorText)
    return unsafe detail.isEmpty ? String(cString: weather_curl_explanation(code)) : detail
  }

  /// Completes the response after the transfer's end.
  func finish() {
    response.status = unsafe weather_curl_easy_number(easy, weather_curl_info_response_code)
    response.redirectURL = unsafe weather_curl_easy_string(easy, weather_curl_info_redirect_url).map {
      unsafe String(cString: $0)
    }
  }

  private func setSecurity(caFile: String?) {
    let http = 1
    let https = 2
    let isPlain = job.address.scheme == "http"
    set(weather_curl_option_protocols, isPlain ? http : https)
    set(weather_curl_option_ssl_verify_peer, 1)
    set(weather_curl_option_ssl_verify_host, 2)
    // This machine is reached without a proxy, whatever the environment says.
    if job.address.isLoopback { set(weather_curl_option_no_proxy, "*") }
    if let caFile { set(weather_curl_option_ca_info, caFile) }
    // Signals are the program's own; without them, libcurl's name look-up times out by thread.
    set(weather_curl_option_no_signal, 1)
    set(weather_curl_option_http09_allowed, 0)
    set(weather_curl_option_suppress_connect_headers, 1)
    // Ending a transfer must not wait for a name server that does not answer. Absent before libcurl 7.87.
    set(weather_curl_option_quick_exit, 1)
  }

  /// Sets what to ask for; false when there is no memory for it: a request must not go out without its fields.
  private func setRequest(userAgent: String) -> Bool {
    let http2OverTLS = 4
    set(weather_curl_option_url, job.request.url)
    set(weather_curl_option_http_version, http2OverTLS)
    set(weather_curl_option_pipe_wait, 1)
    // Every encoding that this libcurl knows.
    set(weather_curl_option_accept_encoding, "")
    set(weather_curl_option_user_agent, userAgent)
    for (name, value) in job.request.headers.sorted(by: { $0.key < $1.key }) {
      guard let longer = unsafe weather_curl_list_appending(headerList, "\(name): \(value)") else {
        return false
      }
      unsafe headerList = longer
    }
    return unsafe weather_curl_easy_set_list(easy, weather_curl_option_http_header, headerList) == 0
  }

  private func setReceivers() {
    let context = unsafe Unmanaged.passUnretained(self).toOpaque()
    _ = unsafe weather_curl_easy_set_pointer(easy, weather_curl_option_error_buffer, errorText)
    _ = unsafe weather_curl_easy_set_pointer(easy, weather_curl_option_write_data, context)
    _ = unsafe weather_curl_easy_set_pointer(easy, weather_curl_option_header_data, context)
    _ = unsafe weather_curl_easy_set_receiver(easy, weather_curl_option_write_function) {
      bytes, size, count, context in
      unsafe CurlTransfer.receive(bytes, size, count, context) { unsafe $0.takeBody($1) }
    }
    _ = unsafe weather_curl_easy_set_receiver(easy, weather_curl_option_header_function) {
      bytes, size, count, context in
      unsafe CurlTransfer.receive(bytes, size, count, context) { unsafe $0.takeHeader($1) }
    }
  }

  /// Returns how many bytes were taken: all, or none to stop the transfer.
  private static func receive(
    _ bytes: UnsafeMutablePointer<CChar>, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?,
    _ take: (CurlTransfer, UnsafeRawBufferPointer) -> Bool
  ) -> Int {
    let (total, overflow) = size.multipliedReportingOverflow(by: count)
    guard !overflow, let context = unsafe context else { return 0 }
    let transfer = unsafe Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: total)
    return unsafe take(transfer, buffer) ? total : 0
  }

  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= job.request.responseBodyLimit - response.body.count else {
      isTooLarge = true
      return false
    }
    unsafe response.body.append(contentsOf: bytes)
    return true
  }

  private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
    headerByteCount += bytes.count
    guard headerByteCount <= CurlTransfer.headerLimit else {
      isTooLarge = true
      return false
    }
    let line = unsafe String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      // A status line: what came before belonged to an interim answer.
      response.headers = [:]
    } else if let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) {
      response.headers[line[..<colon].lowercased()] = String(line[line.utf8.index(after: colon)...].trimmed)
    }
    return true
  }

  private func set(_ option: weather_curl_option, _ value: Int) {
    _ = unsafe weather_curl_easy_set_number(easy, option, value)
  }

  private func set(_ option: weather_curl_option, _ value: String) {
    _ = unsafe weather_curl_easy_set_string(easy, option, value)
  }
}
