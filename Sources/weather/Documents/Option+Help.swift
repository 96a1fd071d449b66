extension Option {
  /// How the option is typed, with its letter if it has one, in a column with others.
  var helpSpelling: String {
    letter.map { "-\($0), \(spelling)" } ?? "    \(spelling)"
  }

  /// What the option does for a command.
  func help(for command: CommandName?) -> String {
    command.flatMap { helps[$0] } ?? help
  }

  /// What the option does for a command, and the values to choose from.
  func helpWithValues(for command: CommandName?) -> String {
    let help = help(for: command)
    guard !values.isEmpty else { return help }
    return "\(help): \(values.map { valueSpellings[$0] ?? $0 }.joined(separator: ", "))"
  }
}
