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
}
