extension Location {
  /// The most characters that an id may have.
  public static let longestID = 64

  /// Whether a text may be an id: letters and digits of any script, `.`, `_`, `-`; 1 to 64 characters.
  public static func isValidID(_ text: String) -> Bool {
    guard (1...longestID).contains(text.count), !text.hasPrefix("-") else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      ".-_".unicodeScalars.contains(scalar) || scalar.isLetterMarkOrDigit
    }
  }

  /// Whether two ids are the same, ignoring case and Unicode normal form.
  public static func isSameID(_ first: String, _ second: String) -> Bool {
    first == second || foldedID(first) == foldedID(second)
  }

  /// The form of an id in which equal ids are equal strings.
  package static func foldedID(_ id: String) -> String {
    // Upper case first: it unfolds ß and the final sigma, as case folding does.
    id.uppercased().lowercased()
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
