extension Location {
  /// The most characters that an id may have.
  public static let longestID = 64

  /// Whether a text may be an id: letters, their marks and digits of any script, `.`, `_`, `-`; 1 to 64
  /// characters, of which the first is no hyphen, since that would be an option on a command line.
  public static func isValidID(_ text: String) -> Bool {
    if text.utf8.allSatisfy(\.isIDCharacter) {
      // Most are plain ASCII, in which a byte is a character.
      return (1...longestID).contains(text.utf8.count) && text.utf8.first != UInt8(ascii: "-")
    }
    guard (1...longestID).contains(text.count), !text.hasPrefix("-") else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      ".-_".unicodeScalars.contains(scalar) || scalar.isLetterMarkOrDigit
    }
  }

  /// Whether two ids are the same, ignoring case and Unicode normal form.
  public static func isSameID(_ first: String, _ second: String) -> Bool {
    first == second || foldedID(first) == foldedID(second)
  }

  /// An id with a number at its end, cut so that it is not too long.
  static func id(_ id: ID, numbered number: Int) -> ID {
    let suffix = "-\(number)"
    return id.prefix(longestID - suffix.count) + suffix
  }

  /// The form of an id in which equal ids are equal strings.
  package static func foldedID(_ id: String) -> String {
    // Upper case first: it unfolds ß and the final sigma, as case folding does.
    id.utf8.allSatisfy { $0 < 0x80 } ? id.lowercased() : id.uppercased().lowercased()
  }
}

extension UInt8 {
  /// Whether the ASCII character may stand in an id.
  fileprivate var isIDCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default:
      false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterMarkOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default:
      false
    }
  }
}
