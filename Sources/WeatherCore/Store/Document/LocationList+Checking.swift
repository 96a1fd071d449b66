extension LocationList {
  /// Whether a text says what the list is.
  ///
  /// It is read on its own, from its first byte to its last: what must be as in the document is compared
  /// with that, which was read strictly; the text of each new or changed location is read strictly now.
  func isTold(by text: [UInt8]) -> Bool {
    var cursor = Cursor(text: text)
    let start = document.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard cursor.take(document.bytes, start..<document.list.lowerBound) else { return false }
    var isFirst = true
    for slot in slots {
      cursor.skipWhitespace()
      if !isFirst {
        guard cursor.take([UInt8(ascii: ",")], 0..<1) else { return false }
        cursor.skipWhitespace()
      }
      isFirst = false
      if let entry = entry(slot) {
        let record = LocationRecord(at: cursor.offset, in: text)
        guard let record, record.location(in: text) == entry.location else { return false }
        guard cursor.take(entry.text.bytes, 0..<entry.text.bytes.count) else { return false }
      } else {
        guard cursor.take(document.bytes, document.records[slot].range.range) else { return false }
      }
    }
    cursor.skipWhitespace()
    return cursor.take(document.bytes, document.list.upperBound..<document.bytes.count)
      && cursor.offset == text.count
  }

  /// A place in a text up to which it is as it should be.
  private struct Cursor {
    let text: [UInt8]
    var offset = 0

    init(text: [UInt8]) {
      self.text = text
    }

    /// Steps over bytes that are the same as others; tells whether they are.
    mutating func take(_ other: [UInt8], _ range: Range<Int>) -> Bool {
      guard offset + range.count <= text.count, Self.isSame(text.span, offset, other.span, range) else {
        return false
      }
      offset += range.count
      return true
    }

    private static func isSame(
      _ span: borrowing Span<UInt8>, _ offset: Int, _ other: borrowing Span<UInt8>, _ range: Range<Int>
    ) -> Bool {
      var index = 0
      while index &+ 8 <= range.count {
        guard span.word(at: offset &+ index) == other.word(at: range.lowerBound &+ index) else {
          return false
        }
        index &+= 8
      }
      while index < range.count {
        guard span[offset + index] == other[range.lowerBound + index] else { return false }
        index += 1
      }
      return true
    }

    mutating func skipWhitespace() {
      while offset < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[offset]) { offset += 1 }
    }
  }
}
