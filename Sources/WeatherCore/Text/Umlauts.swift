/// Umlauts that are spelled out with a second letter: `Muenchen`, `Aalesund`.
enum Umlauts {
  private static let pairs = ["ae", "oe", "ue", "aa"].map { Array($0.unicodeScalars) }

  /// The spellings of a folded text with one or all of its spelled-out umlauts as single letters.
  static func contracted(_ folded: String) -> [String] {
    let letters = Array(folded.unicodeScalars)
    let starts = letters.indices.dropLast().filter { index in
      pairs.contains(Array(letters[index...index + 1]))
    }
    guard (1...6).contains(starts.count) else { return [] }
    // The second letter of each pair goes.
    let all = contracted(letters, at: Set(starts))
    return starts.count == 1 ? [all] : [all] + starts.map { contracted(letters, at: [$0]) }
  }

  private static func contracted(_ letters: [Unicode.Scalar], at starts: Set<Int>) -> String {
    var output = String.UnicodeScalarView()
    for (index, letter) in letters.enumerated() where !starts.contains(index - 1) { output.append(letter) }
    return String(output)
  }
}
