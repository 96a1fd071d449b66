extension Int {
  /// Reads a text of ASCII digits only, or returns `nil`.
  init?(decimal text: Substring) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(text)
  }
}
