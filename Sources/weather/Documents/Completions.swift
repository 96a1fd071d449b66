/// Completions for a shell, made from the tables of commands and options.
///
/// What can only be known while typing (saved ids, places) is asked of the program itself, which answers
/// `weather completions ids` with an id and its name a line, and `weather completions places <prefix>` with a
/// name a line, none of which makes the word shorter.
struct Completions: Sendable {
  /// The script.
  let text: String

  /// Writes the completions for a shell.
  init(for shell: Shell) {
    text =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
  }

  /// The commands whose words are saved ids.
  static let commandsOfIDs: [CommandName] = [.remove, .edit, .list, .current]

  /// The options that a command takes.
  static func options(of command: CommandName) -> [Option] {
    Option.all.filter { $0.belongs(to: command) }
  }
}
