import WeatherCore

extension CommandFailure {
  /// Writes the failure to standard error: as one object, or as a line with what goes with it below.
  func report(to console: Console, asJSON: Bool) {
    if asJSON {
      console.writeError(JSONOutput.object([("error", json)]).serialized + "\n")
      return
    }
    console.writeError("weather: \(message.safe)\n")
    for detail in details { console.writeError(detail + "\n") }
    if code == .usage { console.writeError("Try 'weather help'.\n") }
  }
}
