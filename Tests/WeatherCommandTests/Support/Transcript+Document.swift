import Foundation
import Testing

extension Transcript {
  /// The JSON object that was written to standard output.
  func document() throws -> [String: Any] {
    try object(output)
  }

  /// The error that was written to standard error, as the one JSON object there.
  func failure() throws -> [String: Any] {
    try #require(object(error)["error"] as? [String: Any])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
