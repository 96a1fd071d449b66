extension JSONScanner {
  /// Checks that the text is UTF-8 by its first bytes, and steps over a byte order mark.
  mutating func checkEncoding() throws(JSONError) {
    let start = Array(bytes.prefix(4))
    switch start {
    case _ where start.starts(with: [0xEF, 0xBB, 0xBF]):
      offset = 3
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]:
      throw otherEncoding("UTF-32")
    case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
      throw otherEncoding("UTF-16")
    case _ where start.count == 4 && start[0] != 0 && start[1...3].allSatisfy { $0 == 0 }:
      throw otherEncoding("UTF-32")
    case _ where start.count == 4 && start[3] != 0 && start[..<3].allSatisfy { $0 == 0 }:
      throw otherEncoding("UTF-32")
    case _ where start.count == 4 && start[0] != 0 && start[1] == 0 && start[2] != 0 && start[3] == 0:
      throw otherEncoding("UTF-16")
    case _ where start.count == 4 && start[0] == 0 && start[1] != 0 && start[2] == 0 && start[3] != 0:
      throw otherEncoding("UTF-16")
    default:
      break
    }
  }

  /// The error for NUL bytes, wherever they are.
  static func nulBytes(at offset: Int) -> JSONError {
    JSONError(at: offset, "the file contains NUL bytes, which is typical after a loss of power")
  }

  /// The error for a byte that does not fit what may come next.
  func unexpected(expecting expected: String) -> JSONError {
    guard offset < end else {
      return JSONError(at: end, "expected \(expected), but the text ends", hint: "it may have been cut off")
    }
    switch bytes[offset] {
    case 0:
      return Self.nulBytes(at: offset)
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return JSONError(at: offset, "expected \(expected); JSON has no comments")
    case UInt8(ascii: "'"):
      return JSONError(at: offset, "expected \(expected)", hint: "use double quotes")
    case UInt8(ascii: "}") where previousIsComma, UInt8(ascii: "]") where previousIsComma:
      return JSONError(at: offset, "expected \(expected) after the comma", hint: "remove the comma")
    default:
      return JSONError(at: offset, "expected \(expected), but found \(found)")
    }
  }

  /// The error for text after the end.
  func trailingText() -> JSONError {
    if bytes[offset] == 0 { return Self.nulBytes(at: offset) }
    return JSONError(at: offset, "text after the end: \(found)")
  }

  private func otherEncoding(_ name: String) -> JSONError {
    JSONError(at: 0, "the text is in \(name)", hint: "save the file as UTF-8")
  }

  private var previousIsComma: Bool {
    bytes[..<offset].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: ",")
  }

  /// What stands at the offset, quoted for a person.
  private var found: String {
    let text = String(decoding: bytes[offset..<min(offset + 16, end)], as: UTF8.self)
    guard let character = text.first, character != "\u{FFFD}" else { return "a byte that is not UTF-8" }
    let word = text.prefix { $0.isLetter || $0.isNumber }
    if word.count > 1 { return "'\(word)'" }
    let isPlain = character.unicodeScalars.allSatisfy { $0.properties.generalCategory.isVisible }
    guard !isPlain, let scalar = character.unicodeScalars.first else { return "'\(character)'" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Unicode.GeneralCategory {
  /// Whether characters of the category show as themselves and steer nothing.
  fileprivate var isVisible: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
