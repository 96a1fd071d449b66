#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ServiceError {
  /// Creates the error that a status other than success means.
  init(refusal response: HTTPResponse, provider: String, now: Date) {
    let retryAfter = response.retryAfter(now: now)
    let code: FailureCode
    let kind: String
    switch response.status {
    case 401, 403: (code, kind) = (.permission, "refuses the request")
    case 408, 429: (code, kind) = (.tryAgain, "asks to wait")
    case 503 where retryAfter != nil: (code, kind) = (.tryAgain, "asks to wait")
    case 500...599: (code, kind) = (.unavailable, "does not work")
    case 300...399: (code, kind) = (.protocol, "sends on to another address")
    case 200...299: (code, kind) = (.protocol, "answers without what was asked for")
    default: (code, kind) = (.protocol, "does not accept the request")
    }
    var message = "\(provider) \(kind) (status \(response.status))"
    if let words = ServiceReason.words(of: response) { message += ": \(words)" }
    self.init(code: code, message: message, provider: provider, retryAfter: retryAfter)
  }
}
