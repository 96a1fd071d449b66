extension Completions {
  static var zsh: String {
    """
    #compdef weather

    _weather_ids() {
      local -a ids
      local id name
      while IFS=$'\\t' read -r id name; do ids+=("${id//:/\\\\:}:$name"); done < <(weather completions ids 2>/dev/null)
      _describe 'saved place' ids
    }

    _weather_places() {
      local -a places
      places=("${(@f)$(weather completions places -- "${(Q)PREFIX}" 2>/dev/null)}")
      # The names fit though they may be spelled otherwise, so the shell must not choose among them.
      [[ -n $places ]] && compadd -U -X place -- "${places[@]}"
    }

    _weather() {
      local -a commands
      local command word
      commands=(
    \(CommandName.allCases.map { "    \(quoted("\($0.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
      )
      for word in "${(@)words[2,CURRENT-1]}"; do
        if (( ${commands[(I)$word:*]} )); then command=$word; break; fi
      done
      case $command in
    \(CommandName.allCases.map(arm).joined(separator: "\n"))
        *) _arguments -S \(options(of: .current).map { spec($0, .current) }.joined(separator: " ")) '1: :{_describe command commands}' ;;
      esac
    }

    # Sourced, the file registers the function; from fpath, it is the function.
    if [[ ${funcstack[1]} == _weather ]]; then _weather "$@"; else compdef _weather weather; fi

    """
  }

  private static func arm(_ command: CommandName) -> String {
    let words =
      switch command {
      case .add, .search: "'*:place:_weather_places'"
      case .completions: "'2:shell:(\(Shell.allCases.map(\.rawValue).joined(separator: " ")))'"
      case .help: "'2:command:{_describe command commands}'"
      case .batch: "'2:file:_files'"
      case .undo, .check, .repair: ""
      default: "'*:saved place:_weather_ids'"
      }
    let specs = options(of: command).map { spec($0, command) }.joined(separator: " ")
    return "    \(command.rawValue)) _arguments -S \(specs) '1: :' \(words) ;;"
  }

  /// An option of a command as `_arguments` wants it.
  private static func spec(_ option: Option, _ command: CommandName) -> String {
    let star = option.isRepeatable ? "*" : ""
    let help = option.help(for: command).replacing("[", with: "(").replacing("]", with: ")")
    guard let value = option.value else { return quoted("\(star)--\(option.name)[\(help)]") }
    let action =
      switch option.completion {
      case .words(let words): "(\(words.joined(separator: " ")))"
      case .ids: "_weather_ids"
      case .files: "_files"
      case .none: ""
      }
    let colon = option.isValueOptional ? "::" : ":"
    let equals = option.isValueOptional ? "=-" : "="
    return quoted("\(star)--\(option.name)\(equals)[\(help)]\(colon)\(value):\(action)")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
