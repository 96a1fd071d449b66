/// Makes spellings of the same name equal: case, marks, ligatures, punctuation, `Saint` and `St`,
/// `Mount` and `Mt`.
///
/// The result has only letters, digits and single spaces. Whatever the normal form of the input, it is the
/// same. Marks that make another letter of a letter (vowel signs, voiced kana) stay.
enum Folding {
  /// The folded form of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func folded(_ text: String) -> String {
    var folding = Accumulator()
    for scalar in text.unicodeScalars { folding.append(scalar) }
    return folding.finish()
  }

  /// Whether a scalar is a mark without which a letter is still the same letter: accents, vowel points.
  static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A,
      0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E8, 0x6EA...0x6ED, 0x711, 0x730...0x74A, 0x93C, 0x9BC,
      0xA3C, 0xABC, 0xB3C, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    default:
      false
    }
  }

  /// Whether a scalar is one that searching ignores: a mark, or what is not seen or only joins.
  static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case _ where isDiacritic(scalar):
      true
    // Soft hyphen, joiners, direction marks, variation selectors, and the stretching stroke of Arabic.
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0x640:
      true
    // Apostrophes and what stands for them.
    case 0x27, 0x60, 0xB4, 0xB7, 0x2B9...0x2FF, 0x55A, 0x5F3, 0x5F4, 0x2018, 0x2019, 0x201B, 0x2032, 0xA78B,
      0xA78C:
      true
    default:
      false
    }
  }
}
