extension JSONScanner {
  /// Reads a number, from its sign or first digit.
  @inline(__always)
  mutating func scanNumber() throws(JSONError) -> JSONToken {
    let start = offset
    offset = try Self.endOfNumber(in: bytes.span, from: start, to: end)
    return JSONToken(kind: .number, start: start, end: offset)
  }

  @inline(__always)
  private static func endOfNumber(
    in span: borrowing Span<UInt8>, from start: Int, to end: Int
  ) throws(JSONError) -> Int {
    var index = start
    if span[index] == UInt8(ascii: "-") { index += 1 }
    let integer = index
    index = skipDigits(in: span, from: index, to: end)
    guard index > integer else { throw badNumber(at: start) }
    if index - integer > 1, span[integer] == UInt8(ascii: "0") {
      throw JSONError(at: start, "a number with a leading zero")
    }
    if index < end, span[index] == UInt8(ascii: ".") {
      let fraction = index + 1
      index = skipDigits(in: span, from: fraction, to: end)
      guard index > fraction else { throw badNumber(at: start) }
    }
    if index < end, span[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < end, span[index] == UInt8(ascii: "+") || span[index] == UInt8(ascii: "-") { index += 1 }
      let exponent = index
      index = skipDigits(in: span, from: exponent, to: end)
      guard index > exponent else { throw badNumber(at: start) }
    }
    return index
  }

  @inline(__always)
  private static func skipDigits(in span: borrowing Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, span[index] &- 0x30 < 10 { index &+= 1 }
    return index
  }

  private static func badNumber(at offset: Int) -> JSONError {
    JSONError(at: offset, "a number that is not as JSON writes it")
  }
}
