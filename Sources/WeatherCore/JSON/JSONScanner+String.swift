extension JSONScanner {
  /// Reads a string, from its opening quotation mark.
  @inline(__always)
  mutating func scanString() throws(JSONError) -> JSONToken {
    let token = try Self.string(in: bytes.span, from: offset, to: end)
    offset = token.end
    return token
  }

  @inline(__always)
  private static func string(
    in span: borrowing Span<UInt8>, from start: Int, to end: Int
  ) throws(JSONError) -> JSONToken {
    var token = JSONToken(kind: .string, start: start, end: start)
    var index = start + 1
    while true {
      index = skipPlainText(in: span, from: index, to: end)
      guard index < end else {
        throw JSONError(at: token.start, "a string that is not ended")
      }
      let byte = span[index]
      if byte == UInt8(ascii: "\"") {
        token.end = index + 1
        return token
      }
      if byte == UInt8(ascii: "\\") {
        token.hasEscapes = true
        index = try scanEscape(in: span, at: index, to: end, of: &token)
      } else if byte < 0x20 {
        throw rawControl(span[index], at: index)
      } else {
        index = try scanCharacter(in: span, at: index, to: end)
      }
    }
  }

  /// The first offset whose byte is a quotation mark, a reverse solidus, a control or not ASCII.
  @inline(__always)
  private static func skipPlainText(in span: borrowing Span<UInt8>, from start: Int, to end: Int) -> Int {
    // Eight bytes at a time: the lowest marked bit is exact, whatever stands above it.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let marks: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index &+ 8 <= end {
      let word = span.word(at: index)
      let quotes = word ^ (ones &* 0x22)
      let solidi = word ^ (ones &* 0x5C)
      let stops =
        (((quotes &- ones) & ~quotes) | ((solidi &- ones) & ~solidi)
          | ((word &- (ones &* 0x20)) & ~word) | word) & marks
      if stops != 0 { return index &+ stops.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < end {
      let byte = span[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 || byte >= 0x80 { return index }
      index &+= 1
    }
    return index
  }

  /// Checks an escape and gives the offset after it.
  private static func scanEscape(
    in span: borrowing Span<UInt8>, at start: Int, to end: Int, of token: inout JSONToken
  ) throws(JSONError) -> Int {
    guard start + 1 < end else { throw JSONError(at: token.start, "a string that is not ended") }
    switch span[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(in: span, at: start + 2, to: end) else {
        throw JSONError(at: start, "'\\u' without four hexadecimal digits")
      }
      guard 0xD800...0xDFFF ~= unit else { return start + 6 }
      if unit < 0xDC00, start + 7 < end, span[start + 6] == UInt8(ascii: "\\"),
        span[start + 7] == UInt8(ascii: "u"), let low = hexadecimal(in: span, at: start + 8, to: end),
        0xDC00...0xDFFF ~= low
      {
        return start + 12
      }
      token.hasLoneSurrogate = true
      return start + 6
    default:
      throw JSONError(at: start, "an escape that JSON does not have", hint: "write a backslash as '\\\\'")
    }
  }

  private static func hexadecimal(in span: borrowing Span<UInt8>, at start: Int, to end: Int) -> UInt16? {
    guard start + 4 <= end else { return nil }
    var value: UInt16 = 0
    for index in start..<start + 4 {
      guard let digit = JSONText.hexadecimalDigit(span[index]) else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// Checks one character outside ASCII (Unicode 16, table 3-7) and gives the offset after it.
  @inline(__always)
  private static func scanCharacter(
    in span: borrowing Span<UInt8>, at start: Int, to end: Int
  ) throws(JSONError) -> Int {
    let first = span[start]
    let count: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: count = 4
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: throw invalidUTF8(at: start)
    }
    guard end - start >= count, second.contains(span[start + 1]) else { throw invalidUTF8(at: start) }
    var index = start + 2
    while index < start + count {
      guard span[index] & 0xC0 == 0x80 else { throw invalidUTF8(at: start) }
      index += 1
    }
    return index
  }

  private static func invalidUTF8(at offset: Int) -> JSONError {
    JSONError(at: offset, "text that is not UTF-8", hint: "save the file as UTF-8")
  }

  private static func rawControl(_ byte: UInt8, at offset: Int) -> JSONError {
    switch byte {
    case 0: nulBytes(at: offset)
    case 0x0A, 0x0D: JSONError(at: offset, "a line break inside a string")
    default: JSONError(at: offset, "a control character inside a string", hint: "write it as an escape")
    }
  }
}
