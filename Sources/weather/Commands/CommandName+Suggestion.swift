import WeatherCore

extension CommandName {
  /// What other programs call the commands.
  private static let foreignNames: [String: [CommandName]] = [
    "ls": [.list], "rm": [.remove], "delete": [.remove], "show": [.list, .current],
  ]

  /// The end of a message about a word that is no command: the commands that may have been meant, or nothing.
  static func hint(for word: String) -> String {
    guard let commands = foreignNames[word.lowercased()] else {
      return Suggestion.hint(for: word, among: allCases.map(\.rawValue))
    }
    return "; did you mean \(commands.map { "'\($0.rawValue)'" }.joined(separator: " or "))?"
  }
}
