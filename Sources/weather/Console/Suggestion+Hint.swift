import WeatherCore

extension Suggestion {
  /// The end of a message about a mistyped word: the word that may have been meant, or nothing.
  ///
  /// - Parameter prefix: What stands before the word, such as the hyphens of an option.
  static func hint(for word: String, among words: [String], prefix: String = "") -> String {
    nearest(to: word, among: words).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
  }
}
