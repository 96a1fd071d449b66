/// Names in the form in which names that differ only by case and diacritics are equal.
///
/// Marks that make another letter of a letter, such as the vowels of Thai or the voicing of kana, are none of
/// them. Forms are to be compared as strings, which sees through the normal form of what is left.
enum NameFolding {
  /// The folded form of a name.
  static func folded(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.lowercased() }
    // Upper case first: it unfolds ß and the final sigma, as case folding does.
    let lowercase = name.uppercased().lowercased()
    var result = String.UnicodeScalarView()
    for scalar in lowercase.unicodeScalars {
      if scalar.value < 0x80 {
        result.append(scalar)
      } else if scalar.value < tableEnd {
        result.append(latinLetters[Int(scalar.value)])
      } else if !scalar.isDiacritic {
        result.append(baseLetter(of: scalar) ?? Decomposition.base(of: scalar) ?? scalar)
      }
    }
    return String(result)
  }

  /// The end of Latin Extended-B, up to which a table spares looking letters up by their names.
  private static let tableEnd: UInt32 = 0x250
  private static let latinLetters = (0..<tableEnd).compactMap(Unicode.Scalar.init).map { scalar in
    baseLetter(of: scalar) ?? scalar
  }

  /// The Latin letter without its diacritic, as Unicode's names of characters tell it.
  private static func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let prefix = "LATIN SMALL LETTER "
    guard scalar.value >= 0x80, let name = scalar.properties.name, name.hasPrefix(prefix) else { return nil }
    let words = name.dropFirst(prefix.count).split(separator: " ")
    guard words.count > 2, words[0].count == 1, words[1] == "WITH" else { return nil }
    return words[0].lowercased().unicodeScalars.first
  }
}
