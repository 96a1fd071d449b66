#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  /// How many seconds the service asks to wait, or `nil` when it does not say or says nonsense.
  ///
  /// The field holds seconds or a date (RFC 9110, 10.2.3); more than a week is taken for nonsense.
  func retryAfter(now: Date) -> Int? {
    guard let text = headers["retry-after"] else { return nil }
    let week = 7 * 86400
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return Int(text).flatMap { $0 <= week ? $0 : nil }
    }
    guard let date = HTTPDate(text) else { return nil }
    let seconds = (date.secondsSince1970 - now.timeIntervalSince1970).rounded(.up)
    return seconds <= Double(week) ? max(0, Int(seconds)) : nil
  }
}
