extension Completions {
  static var fish: String {
    var text = """
      # fish completion for weather

      function __weather_has_no_command
        not __fish_seen_subcommand_from \(CommandName.allCases.map(\.rawValue).joined(separator: " "))
      end

      function __weather_places
        # The word without what the shell takes away.
        weather completions places -- (commandline -ct | string replace -ra '^["\\']|\\\\\\\\' '') 2>/dev/null
      end

      complete -c weather -f

      """
    for command in CommandName.allCases {
      text +=
        "complete -c weather -n __weather_has_no_command -a \(command.rawValue) -d \(quoted(command.summary))\n"
    }
    for option in Option.all {
      let commands = option.commands.filter { option.helps[$0] == nil }
      if option.commands.isEmpty || !commands.isEmpty { text += line(option, commands, option.help) }
      for command in option.commands {
        if let help = option.helps[command] { text += line(option, [command], help) }
      }
    }
    let ids = commandsOfIDs.map(\.rawValue).joined(separator: " ")
    text +=
      "complete -c weather -n '__fish_seen_subcommand_from \(ids)' -a '(weather completions ids 2>/dev/null)'\n"
    text +=
      "complete -c weather -n '__fish_seen_subcommand_from add search' -a '(__weather_places)'\n"
    text +=
      "complete -c weather -n '__fish_seen_subcommand_from completions' -a '\(Shell.allCases.map(\.rawValue).joined(separator: " "))'\n"
    text +=
      "complete -c weather -n '__fish_seen_subcommand_from help' -a '\(CommandName.allCases.map(\.rawValue).joined(separator: " "))'\n"
    text += "complete -c weather -n '__fish_seen_subcommand_from batch' -F\n"
    return text
  }

  private static func line(_ option: Option, _ commands: [CommandName], _ help: String) -> String {
    var line = "complete -c weather"
    if !commands.isEmpty {
      let condition = "__fish_seen_subcommand_from \(commands.map(\.rawValue).joined(separator: " "))"
      line += " -n "
      line += quoted(commands.contains(.current) ? "\(condition); or __weather_has_no_command" : condition)
    }
    line += " -l \(option.name)"
    if let letter = option.letter { line += " -s \(letter)" }
    line += " -d \(quoted(help))"
    switch option.completion {
    case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
    case .ids: line += " -x -a '(weather completions ids 2>/dev/null)'"
    case .files: line += " -r -F"
    case .none: if option.value != nil, !option.isValueOptional { line += " -x" }
    }
    return line + "\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
