/// The manual pages, made from the same tables as the help, for `man`.
enum ManualPage {
  /// The page `weather(1)`.
  static var program: String {
    var page = """
      .TH WEATHER 1 "\(Version.date)" "weather \(Version.current)" "User Commands"
      .SH NAME
      weather \\- keep a list of places and show the conditions there
      .SH SYNOPSIS
      .nf
      \\fBweather\\fR [\\fIoptions\\fR]

      """
    for command in CommandName.allCases {
      for line in command.synopsis { page += "\\fBweather\\fR \(escaped(line)) [\\fIoptions\\fR]\n" }
    }
    page += """
      .fi
      .SH DESCRIPTION
      \\fBweather\\fR keeps a list of places in one JSON file and shows the current conditions there.
      Places are found without a network, in every language.
      Without a command, the conditions at every saved place are shown.
      Data goes to standard output:
      aligned columns on a terminal, tab\\-separated lines in a pipe.
      Words about the run go to standard error.
      .SH COMMANDS

      """
    for command in CommandName.allCases { page += commandSection(command) }
    page += ".SH OPTIONS\n" + Option.all.filter(\.commands.isEmpty).map { entry($0, nil) }.joined()
    page += formatsSection + templateSection + grammarSections + settingsSection + ".SH EXIT STATUS\n"
    for status in ExitStatus.allCases {
      page += ".TP\n.B \(status.rawValue)\n\(escaped(status.meaning.capitalizedFirst)).\n"
    }
    page += """
      .SH FILES
      .TP
      .I $XDG_DATA_HOME/weather/locations.json
      The list, by default below
      .IR ~/.local/share .
      See
      .BR weather\\-locations (5).
      .TP
      .I $XDG_CACHE_HOME/weather/
      Readings that were fetched, by default below
      .IR ~/.cache .
      .TP
      .I $XDG_CONFIG_HOME/weather/config.json
      Settings by name, by default below
      .IR ~/.config .
      An object for each provider has its
      .BR key ,
      .B key\\-file
      (a file with the key) or
      .B url
      (a base address):
      .IP
      .nf
      {
        "units": "uk",
        "provider": "pirate\\-weather",
        "providers": {"pirate\\-weather": {"key": "..."}}
      }
      .fi
      .IP
      A file with a key must not be open to others.

      """
    page += ".SH EXAMPLES\n"
    for example in CommandName.allCases.flatMap(\.examples) {
      page += ".TP\n.B \(escaped(example.line))\n\(escaped(example.meaning.capitalizedFirst)).\n"
    }
    return page + """
      .SH COPYRIGHT
      Place data \\(co GeoNames, CC BY 4.0, changed;
      names from CLDR, Unicode\\-3.0; airports from airportsdata, MIT.
      Each weather service's credit is shown with its readings.
      .SH SEE ALSO
      .BR weather\\-locations (5)

      """
  }

  private static func commandSection(_ command: CommandName) -> String {
    var text = ".SS weather \(command.rawValue)\n"
    text += "\(escaped(command.summary)).\n"
    for paragraph in command.details {
      text += ".PP\n" + paragraph.split(separator: "\n").map { escaped(String($0)) + "\n" }.joined()
    }
    return text + Option.all.filter { $0.commands.contains(command) }.map { entry($0, command) }.joined()
  }

  private static func entry(_ option: Option, _ command: CommandName?) -> String {
    let letter = option.letter.map { "\\-\($0), " } ?? ""
    return ".TP\n.B \(letter)\(escaped(option.spelling))\n\(escaped(option.helpWithValues(for: command))).\n"
  }

  private static var templateSection: String {
    var text = """
      .SH TEMPLATES
      A pattern for
      .B \\-\\-template
      has fields in braces:
      .B {field}
      is the value with its unit,
      .B {field|other|text}
      the first that there is,
      .B {field:10}
      or
      .B {field:>10}
      a padded one,
      .B {field:json}
      one as JSON has a text.
      .BR {{ " and " }}
      are braces;
      .BR \\en " and " \\et
      a line and a tab.

      """
    for (title, fields) in [
      ("places", CommandName.list), ("conditions", .current), ("places found", .search),
    ] {
      text += ".SS Fields of \(title)\n"
      for (name, help) in fields.fields ?? [] { text += ".TP\n.B \(name)\n\(escaped(help)).\n" }
    }
    return text
  }

  private static var settingsSection: String {
    var text = """
      .SH ENVIRONMENT
      An option beats the environment, the environment beats the configuration file.

      """
    for setting in Setting.all {
      let help = setting.help ?? Option.all.first { $0.name == setting.name }?.help ?? ""
      text +=
        ".TP\n.B \(setting.variable)\n\(escaped(help)); by default \(escaped(setting.standard)).\n"
    }
    for (variable, meaning) in otherVariables { text += ".TP\n.B \(variable)\n\(escaped(meaning)).\n" }
    return text
  }

  private static let otherVariables = [
    ("WEATHER_\\fIPROVIDER\\fB_KEY", "The key of a weather service, such as WEATHER_PIRATE_WEATHER_KEY"),
    ("WEATHER_\\fIPROVIDER\\fB_KEY_FILE", "A file with the key, which nobody else may read"),
    ("WEATHER_\\fIPROVIDER\\fB_URL", "The base address to use instead of the service's own"),
    ("NO_COLOR", "If not empty, no colour is used"),
    ("COLUMNS", "The width of tables, instead of the terminal's"),
  ]

  /// Text in which nothing is an instruction to the formatter.
  static func escaped(_ text: String) -> String {
    let marks = ["-": "\\-", "\"": "\\(dq", "'": "\\(aq", "`": "\\(ga", "~": "\\(ti", "^": "\\(ha"]
    let escaped = text.map { $0 == "\\" ? "\\e" : marks[String($0)] ?? String($0) }.joined()
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
