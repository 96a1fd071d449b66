/// A service's key, which no description, dump or mirror shows.
public struct Secret: Hashable, Sendable {
  private let text: String

  /// Takes a key, or returns `nil` when it is empty or cannot be sent in a header field.
  ///
  /// White space at the ends, such as a line feed from a file, is not part of the key.
  public init?(_ text: String) {
    let trimmed = text[...].trimmed
    guard (1...512).contains(trimmed.utf8.count),
      trimmed.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
    else { return nil }
    self.text = String(trimmed)
  }

  /// The key itself, to be put into a header field and nowhere else.
  func revealed() -> String { text }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "(secret)" }
  public var debugDescription: String { "(secret)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
