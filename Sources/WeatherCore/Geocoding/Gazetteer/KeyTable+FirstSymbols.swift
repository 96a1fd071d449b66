extension KeyTable {
  /// Calls a closure with each key that is one edit from a pattern and begins with another symbol.
  ///
  /// Only an edit at the start changes the first symbol, so that few keys come into question, which are looked up.
  ///
  /// - Complexity: O(*s* log *n*), where *s* is the number of symbols with which keys begin.
  func visit(otherStartsOf pattern: [UInt8], _ body: (inout KeyCursor) -> Void) {
    guard let first = pattern.first, pattern.count > 1 else { return }
    let rest = Array(pattern.dropFirst())
    if let second = rest.first, second != first {
      visit(rest, body)
      visit([second, first] + rest.dropFirst(), body)
    }
    var next: UInt8? = 1
    while let start = next, let symbol = cursor(notBefore: [start])?.key.first {
      if symbol != first {
        visit([symbol] + rest, body)
        visit([symbol] + pattern, body)
      }
      next = symbol < .max ? symbol + 1 : nil
    }
  }

  /// Calls a closure with each key that is just this.
  private func visit(_ key: [UInt8], _ body: (inout KeyCursor) -> Void) {
    guard key.count < GazetteerFormat.longestKey, var cursor = cursor(notBefore: key) else { return }
    while cursor.key.elementsEqual(key) {
      body(&cursor)
      guard cursor.advance() else { return }
    }
  }
}
