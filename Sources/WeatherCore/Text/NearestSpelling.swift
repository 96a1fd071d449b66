/// A search for the spelling that is most like a word.
struct NearestSpelling {
  private let word: [Unicode.Scalar]
  /// The number of edits that a spelling must stay under to be taken.
  private var limit: Int

  /// Begins a search; up to a third of the word's letters may be wrong.
  init(to word: String) {
    self.word = Array(word.unicodeScalars.prefix(100))
    limit = self.word.count / 3 + 1
  }

  /// Takes a spelling if it is nearer than all before it.
  ///
  /// - Returns: Whether it is.
  mutating func take(_ spelling: String) -> Bool {
    let other = Array(spelling.unicodeScalars)
    guard let distance = EditDistance.between(word, other, limit: limit - 1) else { return false }
    limit = distance
    return true
  }
}
