import WeatherCore

extension CaseIterable where Self: RawRepresentable<String> {
  /// Takes one of the words, in letters of either case.
  init?(word: String) {
    self.init(rawValue: word.lowercased())
  }

  /// The words to choose from, for a message about a word that is none of them, with the one that may have been meant.
  static func choices(nearTo word: String) -> String {
    let words = allCases.map(\.rawValue)
    let list = "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
    return list + Suggestion.hint(for: word.lowercased(), among: words)
  }
}
