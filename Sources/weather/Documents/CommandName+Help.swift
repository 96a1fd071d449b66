extension CommandName {
  /// The ways to type the command, without the options.
  var synopsis: [String] {
    switch self {
    case .add: ["add <place>", "add <lat>,<lon> [--name <name>]", "add --from <file|->"]
    case .remove: ["remove <id>...", "remove --from <file|->", "remove --all"]
    case .edit: ["edit <id>"]
    case .list: ["list [<id>...]"]
    case .current: ["current [<id>...]", "current --place <name>", "current --at <lat>,<lon>"]
    case .search: ["search <text>"]
    case .batch: ["batch [<file>|-]"]
    case .undo: ["undo"]
    case .check: ["check"]
    case .repair: ["repair"]
    case .completions: ["completions bash|zsh|fish"]
    case .help: ["help [<command>]"]
    }
  }

  /// What the command does, in a few words.
  var summary: String {
    switch self {
    case .add: "Find a place by name and save it"
    case .remove: "Remove places from the list"
    case .edit: "Change a saved place, or move it in the list"
    case .list: "Show the saved places"
    case .current: "Show the current conditions at the saved places"
    case .search: "Show the places that fit a name, save nothing"
    case .batch: "Make many edits, one a line, as one change"
    case .undo: "Take back the last change of the list"
    case .check: "Look the list over for mistakes"
    case .repair: "Mend a damaged list"
    case .completions: "Print completions for a shell"
    case .help: "Show help"
    }
  }

  /// Command lines to copy, each with what it does.
  var examples: [(line: String, meaning: String)] {
    switch self {
    case .add:
      [
        ("weather add Brussels", "save the only Brussels that is large"),
        ("weather add Springfield, IL", "say which Springfield is meant"),
        ("weather add Springfield --pick 2", "take the second candidate"),
        ("weather add -33.86,151.21 --name Home", "save a point"),
        ("weather add --from places.csv", "save many places as one change"),
      ]
    case .remove:
      [
        ("weather remove brussels", "remove a place by its id"),
        ("weather remove \"New York\" oslo", "remove two, or none if one is unknown"),
        ("weather remove brussels --if-present", "succeed if it is gone already"),
      ]
    case .edit:
      [
        ("weather edit home --name \"My roof\"", "give a place another name"),
        ("weather edit oslo --first", "move it to the start of the list"),
        ("weather edit paris --after oslo --tag trip", "move it, and add a tag"),
      ]
    case .list:
      [
        ("weather list", "show all places"),
        ("weather list --tag work --sort name", "only some, in another order"),
        ("weather list --format gpx > places.gpx", "take the list elsewhere"),
      ]
    case .current:
      [
        ("weather", "the conditions at every saved place"),
        ("weather current oslo --units us", "one place, in Fahrenheit"),
        ("weather current --template '{name} {temperature}'", "a line for a status bar"),
        ("weather current --provider sample --json", "made-up values, to try things out"),
      ]
    case .search:
      [
        ("weather search köln", "see what is known of a name"),
        ("weather search springfield --country US --limit 20", "narrow it down"),
      ]
    case .batch:
      [
        ("weather batch edits.txt", "make the edits of a file, all or none"),
        ("printf 'add Oslo\\nremove paris\\n' | weather batch --dry-run", "see what would change"),
      ]
    case .undo: [("weather undo", "take back the last change; twice puts it back")]
    case .check: [("weather check", "find duplicates, swapped coordinates and unknown zones")]
    case .repair: [("weather repair --dry-run", "see what could be saved of a damaged list")]
    case .completions:
      [("weather completions bash > ~/.local/share/bash-completion/completions/weather", "for bash")]
    case .help:
      [
        ("weather help add", "all about one command"),
        ("weather help --man | man -l -", "the manual page"),
        ("weather help --settings", "each setting and where it comes from"),
      ]
    }
  }
}
