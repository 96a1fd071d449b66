import WeatherCore

extension Settings {
  /// A setting that is one of a few words; letters of either case are taken.
  ///
  /// - Throws: `CommandFailure` naming the setting, where it was set, and the words to choose from.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, default standard: Choice
  ) throws(CommandFailure) -> Choice {
    guard let value = values[name] else { return standard }
    if let choice = Choice(word: value.text) { return choice }
    throw failure(name, value, Choice.choices(nearTo: value.text))
  }

  /// A setting that is a duration.
  func duration(_ name: String, default standard: Duration) throws(CommandFailure) -> Duration {
    guard let value = values[name] else { return standard }
    if let duration = Duration(parsing: value.text) { return duration }
    throw failure(name, value, "a duration, such as 30s or 10m")
  }

  /// A setting that is yes or no; an option without a value means yes.
  func flag(_ name: String) throws(CommandFailure) -> Bool {
    guard let value = values[name] else { return false }
    switch value.text.lowercased() {
    case "", "1", "yes", "true", "on": return true
    case "0", "no", "false", "off": return false
    default: throw failure(name, value, "yes or no")
    }
  }

  /// The failure for a value that is not what is expected.
  func failure(_ name: String, _ value: SettingValue, _ expected: String) -> CommandFailure {
    let text = value.text.safe
    switch value.origin {
    case .option:
      return CommandFailure(code: .usage, message: "'\(text)' is no value for '--\(name)'; use \(expected)")
    case .environment(let variable):
      return CommandFailure(
        code: .configuration, message: "'\(text)' in \(variable) is no value for it; use \(expected)")
    case .file(let path, let line):
      return CommandFailure(
        code: .configuration,
        message: "'\(path.safe)', line \(line): '\(text)' is no value for '\(name)'; use \(expected)",
        path: path, line: line)
    }
  }
}
