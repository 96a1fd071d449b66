/// What was typed, told apart into command, words and options.
struct Arguments: Hashable, Sendable {
  /// The command.
  let command: CommandName

  /// The words that are no options, in order.
  let words: [String]

  /// The values of each option given, by name, in order; an option without a value has an empty text.
  let options: [String: [String]]

  /// Whether an option was given.
  func has(_ name: String) -> Bool {
    options[name] != nil
  }

  /// The last value given for an option, or `nil`.
  func value(_ name: String) -> String? {
    options[name]?.last
  }

  /// All values given for an option, in order.
  func values(_ name: String) -> [String] {
    options[name] ?? []
  }
}
