import WeatherCore

extension String {
  /// The text as it may be sent to a terminal: control characters and the like are shown, not obeyed.
  var safe: String {
    safeForTerminal(limit: 1_000)
  }

  /// The text whole, with its lines, in which nothing else steers a terminal: for forms that are read again.
  var harmlessLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).safeForTerminal(limit: .max) }.joined(separator: "\n")
  }
}
