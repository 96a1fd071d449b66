import CLibcurl

extension HTTPError {
  /// Puts a failure of libcurl into words and a kind.
  init(_ number: CInt, explanation: String, of job: CurlJob) {
    let host = job.address.label
    let detail = explanation.safeForTerminal(limit: 200)
    switch weather_curl_code(rawValue: weather_curl_code.RawValue(number)) {
    case weather_curl_could_not_resolve_host, weather_curl_could_not_resolve_proxy:
      self.init(code: .unavailable, message: "no connection to '\(host)': \(detail)")
    case weather_curl_could_not_connect:
      self.init(code: .unavailable, message: "no connection to '\(host)': \(detail)", isTransient: true)
    case weather_curl_timed_out:
      // The transfer as a whole has no limit of libcurl's, so this one is the connection's.
      self.init(code: .tryAgain, message: "no connection to '\(host)' in time", isTransient: true)
    case weather_curl_ssl_connect_error, weather_curl_ssl_certificate_problem, weather_curl_ssl_cipher,
      weather_curl_peer_failed_verification:
      self.init(code: .protocol, message: "no trusted connection to '\(host)': \(detail)")
    case weather_curl_ssl_ca_bad_file:
      self.init(code: .configuration, message: "the file of trusted certificates cannot be used: \(detail)")
    case weather_curl_got_nothing, weather_curl_send_error, weather_curl_receive_error, weather_curl_proxy:
      self.init(code: .unavailable, message: "the connection to '\(host)' broke: \(detail)")
    case weather_curl_partial_file:
      self.init(code: .protocol, message: "the answer of '\(host)' is cut: \(detail)")
    case weather_curl_out_of_memory, weather_curl_failed_init:
      self = .outOfMemory
    default:
      self.init(code: .protocol, message: "the answer of '\(host)' is not understood: \(detail)")
    }
  }

  /// The deadline passed.
  static func timedOut(_ job: CurlJob) -> HTTPError {
    let time = job.deadline.allowance.inSeconds
    return HTTPError(code: .tryAgain, message: "no answer from '\(job.address.label)' within \(time)")
  }

  /// The answer is larger than was allowed.
  static func tooLarge(_ job: CurlJob) -> HTTPError {
    HTTPError(code: .protocol, message: "the answer of '\(job.address.label)' is too large")
  }

  /// The task was cancelled.
  static let cancelled = HTTPError(code: .tryAgain, message: "the request was cancelled")

  /// There is no memory for a transfer.
  static let outOfMemory = HTTPError(code: .system, message: "out of memory for a connection")

  /// libcurl itself failed.
  static let multiFailure = HTTPError(code: .system, message: "libcurl cannot go on")
}
