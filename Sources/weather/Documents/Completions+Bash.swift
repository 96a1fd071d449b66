extension Completions {
  static var bash: String {
    """
    # bash completion for weather

    _weather_matching() {
      # Keeps the words that begin as typed, or all of them, and escapes what the shell would read: behind an
      # opening quote only what means something there.
      local found
      while IFS=$'\\t' read -r found _; do
        [[ $1 == all || $found == "$typed"* ]] || continue
        case $cur in
          \\'*) found=${found//\\'/"'\\\\''"} ;;
          \\"*) found=$(sed 's/[\\\\"$`]/\\\\&/g' <<<"$found") ;;
          *) found=$(printf '%q' "$found") ;;
        esac
        COMPREPLY+=("$found")
      done
    }

    _weather() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command='' typed word
      # The shell makes three words of --sort=name.
      if [[ $cur == = ]]; then
        cur=''
      elif [[ $prev == = ]] && ((COMP_CWORD > 1)); then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      # The word without its quotes.
      case $cur in
        \\'*) typed=${cur:1} ;;
        \\"*) typed=${cur:1} typed=${typed//\\\\/} ;;
        *) typed=${cur//\\\\/} ;;
      esac
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
        add|search) _weather_matching all < <(weather completions places -- "$typed" 2>/dev/null) ;;
        completions) mapfile -t COMPREPLY < <(compgen -W '\(Shell.allCases.map(\.rawValue).joined(separator: " "))' -- "$cur") ;;
        help) mapfile -t COMPREPLY < <(compgen -W '\(CommandName.allCases.map(\.rawValue).joined(separator: " "))' -- "$cur") ;;
        batch) mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
      esac
    }

    complete -F _weather weather

    """
  }

  private static var valueCases: String {
    let words = Option.all.filter { !$0.values.isEmpty }.map { option in
      valueCase(
        [option],
        "mapfile -t COMPREPLY < <(compgen -W '\(option.values.joined(separator: " "))' -- \"$cur\"); ")
    }
    let valued = Option.all.filter { $0.value != nil && !$0.isValueOptional }
    let others = [
      (Option.Completion.ids, "_weather_matching < <(weather completions ids 2>/dev/null); "),
      (.files, "mapfile -t COMPREPLY < <(compgen -f -- \"$cur\"); "), (.none, ""),
    ]
    let lines = others.map { completion, action in
      valueCase(valued.filter { $0.completion == completion }, action)
    }
    return (words + lines).joined(separator: "\n")
  }

  private static func valueCase(_ options: [Option], _ action: String) -> String {
    "    \(options.map { "--\($0.name)" }.joined(separator: "|"))) \(action)return ;;"
  }

  private static var optionCases: String {
    CommandName.allCases.map { command in
      "      \(command.rawValue)) word='\(options(of: command).map { "--\($0.name)" }.joined(separator: " "))' ;;"
    }.joined(separator: "\n")
  }
}
