import WeatherCore

extension Arguments {
  /// Tells apart what was typed, as GNU's tools do: options anywhere, `--` ends them.
  ///
  /// - Throws: `UsageError` for an unknown command or option, or one that the command does not take.
  init(parsing arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var given: [(option: Option, value: String)] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      } else if argument.hasPrefix("--") {
        try given.append(Self.option(argument.dropFirst(2), &rest))
      } else if argument.hasPrefix("-"), argument.count > 1, !Self.isNegative(argument) {
        for letter in argument.dropFirst() {
          guard let option = Option.all.first(where: { $0.letter == letter }) else {
            throw UsageError("unknown option '-\(letter)'")
          }
          given.append((option, ""))
        }
      } else {
        words.append(argument)
      }
    }
    var options: [String: [String]] = [:]
    for (option, value) in given {
      if !option.isRepeatable, option.value != nil, options[option.name] != nil {
        throw UsageError("option '--\(option.name)' is given twice")
      }
      options[option.name, default: []].append(value)
    }
    command = try Self.command(&words, options)
    self.words = words
    self.options = options
    if let stranger = given.first(where: { [command] in !$0.option.belongs(to: command) })?.option {
      throw UsageError("'weather \(command.rawValue)' has no option '--\(stranger.name)'")
    }
  }

  private static func option(
    _ text: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> (Option, String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = Option.all.first(where: { $0.name == name }) else {
      let hint = Suggestion.hint(for: name, among: Option.all.map(\.name), prefix: "--")
      throw UsageError("unknown option '--\(name)'\(hint)")
    }
    guard option.value != nil else {
      if parts.count > 1 { throw UsageError("option '--\(name)' takes no value") }
      return (option, "")
    }
    if parts.count > 1 { return (option, String(parts[1])) }
    if option.isValueOptional {
      // What begins as a duration is meant as one, though it may be none.
      guard let next = rest.first, startsNumber(next[...]) || isNegative(next) else { return (option, "") }
    }
    // What stands where a value is due is the value, though it begins with a hyphen, unless it is an option.
    guard let value = rest.first, !isOption(value) else {
      throw UsageError(
        "option '--\(name)' needs a value: \(option.spelling)")
    }
    rest.removeFirst()
    return (option, value)
  }

  private static func isOption(_ text: String) -> Bool {
    text.hasPrefix("--") && Option.all.contains { text == "--\($0.name)" || text.hasPrefix("--\($0.name)=") }
  }

  private static func command(
    _ words: inout [String], _ options: [String: [String]]
  ) throws(UsageError) -> CommandName {
    if options["help"] != nil || options["version"] != nil, words.isEmpty { return .help }
    guard let word = words.first else { return .current }
    guard let command = CommandName(rawValue: word) else {
      let near = CommandName.hint(for: word)
      // A place may have been meant.
      let hint = near.isEmpty ? "'weather current <id>' shows the conditions at a saved place" : nil
      throw UsageError("unknown command '\(word)'\(near)", hint: hint)
    }
    words.removeFirst()
    return command
  }

  private static func isNegative(_ text: String) -> Bool {
    text.hasPrefix("-") && startsNumber(text.dropFirst())
  }

  /// Whether what follows a hyphen makes it a minus sign.
  private static func startsNumber(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    return first.isASCII && (first.isNumber || first == ".")
  }
}
