extension Completions {
  static var bash: String {
    """
    # bash completion for weather

    _weather_matching() {
      # Keeps the words that begin as typed, and escapes what the shell would read.
      local word
      while IFS=$'\\t' read -r word _; do
        [[ $word == "$cur"* ]] && COMPREPLY+=("$(printf '%q' "$word")")
      done
    }

    _weather() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command='' word
      COMPREPLY=()
      for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in
          \(CommandName.allCases.map(\.rawValue).joined(separator: "|"))) command=$word; break ;;
        esac
      done
      case $prev in
    \(valueCases)
      esac
      if [[ $cur == -* ]]; then
        case $command in
    \(optionCases)
          *) word='\(options(of: .current).map { "--\($0.name)" }.joined(separator: " "))' ;;
        esac
        mapfile -t COMPREPLY < <(compgen -W "$word" -- "$cur")
        return
      fi
      case $command in
        '') mapfile -t COMPREPLY < <(compgen -W '\(CommandName.allCases.map(\.rawValue).joined(separator: " "))' -- "$cur") ;;
        \(commandsOfIDs.map(\.rawValue).joined(separator: "|"))) _weather_matching < <(weather completions ids 2>/dev/null) ;;
        add|search) _weather_matching < <(weather completions places "$cur" 2>/dev/null) ;;
        completions) mapfile -t COMPREPLY < <(compgen -W '\(Shell.allCases.map(\.rawValue).joined(separator: " "))' -- "$cur") ;;
        help) mapfile -t COMPREPLY < <(compgen -W '\(CommandName.allCases.map(\.rawValue).joined(separator: " "))' -- "$cur") ;;
        batch) mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
      esac
    }

    complete -F _weather weather

    """
  }

  private static var valueCases: String {
    var lines: [String] = []
    for option in Option.all where !option.values.isEmpty {
      lines.append(
        "    --\(option.name)) mapfile -t COMPREPLY < <(compgen -W '\(option.values.joined(separator: " "))' -- \"$cur\"); return ;;"
      )
    }
    lines.append(
      "    \(optionsOfIDs.map { "--\($0)" }.joined(separator: "|"))) _weather_matching < <(weather completions ids 2>/dev/null); return ;;"
    )
    lines.append(
      "    \(optionsOfFiles.map { "--\($0)" }.joined(separator: "|"))) mapfile -t COMPREPLY < <(compgen -f -- \"$cur\"); return ;;"
    )
    let free = Option.all.filter { option in
      option.value != nil && option.values.isEmpty && !option.isValueOptional
        && !(optionsOfIDs + optionsOfFiles).contains(option.name)
    }
    lines.append("    \(free.map { "--\($0.name)" }.joined(separator: "|"))) return ;;")
    return lines.joined(separator: "\n")
  }

  private static var optionCases: String {
    CommandName.allCases.map { command in
      "      \(command.rawValue)) word='\(options(of: command).map { "--\($0.name)" }.joined(separator: " "))' ;;"
    }.joined(separator: "\n")
  }
}
