/// Strings as JSON writes them.
enum JSONText {
  /// The text of a string token, which must not have a lone surrogate.
  static func string(of token: JSONToken, in bytes: [UInt8]) -> String {
    string(in: token.start..<token.end, of: bytes, hasEscapes: token.hasEscapes)
  }

  /// The text of a string that stands, with its quotation marks, in a part of some bytes.
  static func string(in range: Range<Int>, of bytes: [UInt8], hasEscapes: Bool) -> String {
    let raw = bytes[range.lowerBound + 1..<range.upperBound - 1]
    return String(decoding: hasEscapes ? unescaped(raw)[...] : raw, as: UTF8.self)
  }

  /// The bytes that the inside of a valid string stands for; a lone surrogate gives its three bytes.
  static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      guard raw[index] == UInt8(ascii: "\\") else {
        result.append(raw[index])
        index += 1
        continue
      }
      switch raw[index + 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        index = appendUnicodeEscape(in: raw, at: index, to: &result)
        continue
      case let character: result.append(character)
      }
      index += 2
    }
    return result
  }

  /// Appends the character of a `\u` escape, or of two that form a pair; gives the index after it.
  private static func appendUnicodeEscape(
    in raw: ArraySlice<UInt8>, at index: Int, to result: inout [UInt8]
  ) -> Int {
    var value = unit(in: raw, at: index + 2)
    var next = index + 6
    if 0xD800...0xDBFF ~= value, next + 6 <= raw.endIndex, raw[next] == UInt8(ascii: "\\"),
      raw[next + 1] == UInt8(ascii: "u")
    {
      let low = unit(in: raw, at: next + 2)
      if 0xDC00...0xDFFF ~= low {
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        next += 6
      }
    }
    switch value {
    case ..<0x80:
      result.append(UInt8(value))
    case ..<0x800:
      result += [0xC0 | UInt8(value >> 6), 0x80 | UInt8(value & 0x3F)]
    case ..<0x10000:
      result += [0xE0 | UInt8(value >> 12), 0x80 | UInt8(value >> 6 & 0x3F), 0x80 | UInt8(value & 0x3F)]
    default:
      result += [
        0xF0 | UInt8(value >> 18), 0x80 | UInt8(value >> 12 & 0x3F), 0x80 | UInt8(value >> 6 & 0x3F),
        0x80 | UInt8(value & 0x3F),
      ]
    }
    return next
  }

  private static func unit(in raw: ArraySlice<UInt8>, at index: Int) -> UInt32 {
    raw[index..<index + 4].reduce(0) { $0 << 4 | UInt32(hexadecimalDigit($1) ?? 0) }
  }

  /// The value of a hexadecimal digit in either case, or `nil`.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// A string with its quotation marks; controls and what steers text are escaped, all else stands as it is.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a string with its quotation marks to some bytes.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes += text.utf8
    // It is written first and looked through then: the array's bytes are read quicker than the string's.
    if bytes[start...].contains(where: \.mayNeedEscape) {
      bytes.removeSubrange(start...)
      for scalar in text.unicodeScalars { bytes += escaped(scalar).utf8 }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      guard scalar.mustBeEscaped else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension UInt8 {
  /// Whether a character that begins with the byte in UTF-8 may have to be escaped.
  fileprivate var mayNeedEscape: Bool {
    switch self {
    // Of the others, C1 controls begin with C2, and marks that steer text with D8, E2 or EF.
    case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or an editor might obey the character instead of showing it.
  fileprivate var mustBeEscaped: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
