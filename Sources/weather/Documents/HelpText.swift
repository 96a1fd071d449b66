/// The help, of everything or of one command.
struct HelpText: Sendable {
  /// The text.
  let text: String

  /// Writes the help.
  ///
  /// - Parameter command: The command to explain, or `nil` for an overview.
  init(for command: CommandName?) {
    text = command.map(Self.page) ?? Self.overview
  }

  private static var overview: String {
    let commands = CommandName.allCases.map { ($0.synopsis[0], $0.summary) }
    let options = Option.all.filter(\.commands.isEmpty).map { ($0.helpSpelling, $0.help) }
    return """
      weather keeps a list of places and shows the current conditions there.

      Usage: weather [<command>] [<options>]

      Commands:
      \(list(commands))
      Options of every command:
      \(list(options))
      Without a command, weather shows the conditions at every saved place.
      'weather help <command>' tells more. 'weather help --man' is the manual page.

      Place data © GeoNames, CC BY 4.0, changed; CLDR, Unicode-3.0; airportsdata, MIT.

      """
  }

  private static func page(_ command: CommandName) -> String {
    let usage = command.synopsis.map { "  weather \($0) [<options>]\n" }.joined()
    let own = Option.all.filter { $0.commands.contains(command) }
    var text = "\(command.summary).\n\nUsage:\n\(usage)\n"
    for paragraph in command.details { text += paragraph + "\n\n" }
    let entries = { (options: [Option]) in
      list(options.map { ($0.helpSpelling, $0.helpWithValues(for: command)) })
    }
    if !own.isEmpty { text += "Options:\n\(entries(own))\n" }
    text += "Options of every command:\n" + entries(Option.all.filter(\.commands.isEmpty))
    text += "\nA <duration> is 500ms, 1.5s, 10m, 2h or 1d; a number alone is in seconds.\n"
    if let fields = command.fields { text += templateHelp + list(fields) }
    text += "\nExamples:\n"
    for example in command.examples { text += "  # \(example.meaning)\n  \(example.line)\n" }
    text += "\nExit statuses:\n"
    for status in ExitStatus.allCases {
      text += "  \(padded("\(status.rawValue)", 3))  \(status.meaning)\n"
    }
    return text
  }

  private static let templateHelp = """

    Patterns for --template:
      {field}          the value, with its unit
      {field|other|x}  the first that there is; the last may be a text
      {field:10}       padded to a width; {field:>10} with the spaces first
      {field:json}     as JSON has a text, with its quotes
      {{ }} \\n \\t \\\\   braces, a line, a tab, a backslash

    Fields:

    """

  private static func list(_ entries: [(String, String)]) -> String {
    let width = entries.map(\.0.count).max() ?? 0
    return entries.map { "  \(padded($0.0, width))  \($0.1)\n" }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
