extension Substring {
  /// The text without ASCII white space at its ends.
  var trimmed: Substring {
    var text = self
    while let first = text.utf8.first, first.isWhiteSpace { text = text.dropFirstByte() }
    while let last = text.utf8.last, last.isWhiteSpace { text = text.dropLastByte() }
    return text
  }

  private func dropFirstByte() -> Substring { Substring(utf8.dropFirst()) }
  private func dropLastByte() -> Substring { Substring(utf8.dropLast()) }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }
}
