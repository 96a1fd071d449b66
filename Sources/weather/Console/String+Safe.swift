import WeatherCore

extension String {
  /// The text as it may be sent to a terminal: control characters and the like are shown, not obeyed.
  var safe: String {
    safeForTerminal(limit: 1_000)
  }

  /// The text whole, with its lines, in which nothing else steers a terminal: for forms that are read again.
  var harmlessLines: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return safeForTerminal(limit: .max) }
    var text = ""
    var line = ""
    for character in self {
      guard character == "\n" || character == "\r\n" else {
        line.append(character)
        continue
      }
      text += line.safeForTerminal(limit: .max) + String(character)
      line = ""
    }
    return text + line.safeForTerminal(limit: .max)
  }
}
