/// One option: all that parser, help, manual page and completions know of it.
struct Option: Hashable, Sendable {
  /// The name, without the two hyphens.
  let name: String
  /// The single letter, or `nil`.
  let letter: Character?
  /// The placeholder of the value, or `nil` for an option that takes none.
  let value: String?
  /// Whether the value may be left out.
  let isValueOptional: Bool
  /// Whether the option may be given more than once.
  let isRepeatable: Bool
  /// What a shell can offer for the value.
  let completion: Completion
  /// What the option does.
  let help: String
  /// What the option does for commands for which there is more to say.
  let helps: [CommandName: String]
  /// How help spells values that are typed with more behind them.
  let valueSpellings: [String: String]
  /// The commands that take it; empty for all.
  let commands: [CommandName]

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, isValueOptional: Bool = false,
    isRepeatable: Bool = false, completion: Completion = .none, help: String,
    helps: [CommandName: String] = [:], valueSpellings: [String: String] = [:], commands: [CommandName] = []
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isValueOptional = isValueOptional
    self.isRepeatable = isRepeatable
    self.completion = completion
    self.help = help
    self.helps = helps
    self.valueSpellings = valueSpellings
    self.commands = commands
  }

  /// Whether a command takes the option.
  func belongs(to command: CommandName) -> Bool {
    commands.isEmpty || commands.contains(command)
  }

  /// The values to choose from; empty when any is taken.
  var values: [String] {
    if case .words(let words) = completion { words } else { [] }
  }

  /// How the option is typed, such as `--limit <count>`.
  var spelling: String {
    guard let value else { return "--\(name)" }
    return isValueOptional ? "--\(name) [<\(value)>]" : "--\(name) <\(value)>"
  }
}
