import WeatherCore

extension CommandFailure {
  /// Writes the failure to standard error: as one object, or as a line with what goes with it below.
  ///
  /// - Parameter help: The command line that tells more of a mistake in what was typed.
  func report(to console: Console, asJSON: Bool, help: String = "weather help") {
    if asJSON {
      console.writeError(JSONOutput.object([("error", json)]).serialized + "\n")
      return
    }
    console.writeError("weather: \(message.safe)\n")
    for detail in details { console.writeError(detail + "\n") }
    if code == .usage { console.writeError("Try '\(help)'.\n") }
  }
}
