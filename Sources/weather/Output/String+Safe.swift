import WeatherCore

extension String {
  /// The text as it may be sent to a terminal: control characters and the like are shown, not obeyed.
  var safe: String {
    safeForTerminal(limit: 1_000)
  }
}
