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
    guard abs(other.count - word.count) < limit else { return false }
    let distance = distance(to: other)
    guard distance < limit else { return false }
    limit = distance
    return true
  }

  /// The number of letters to put in, leave out, replace or swap with their neighbour.
  private func distance(to other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in word.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for (column, otherLetter) in other.enumerated() {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], word[row - 1] == otherLetter {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
