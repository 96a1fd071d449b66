import WeatherCore

/// What a command works with while it runs.
struct Session: Sendable {
  /// The streams and the environment.
  private(set) var console: Console
  /// Where places and weather come from.
  let services: Services
  /// What is set.
  let settings: Settings
  /// How rows are written.
  let output: Output
  /// Whether only data and errors are written.
  private(set) var isQuiet: Bool
  /// Whether more is said about the run.
  let isVerbose: Bool

  /// Gathers what a command line says about every command.
  init(_ arguments: Arguments, console: Console, services: Services, settings: Settings) throws {
    self.console = console
    self.services = services
    self.settings = settings
    try arguments.refuseRivalForms()
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    let standard = console.isOutputTerminal ? OutputFormat.text : .tsv
    // What explains the program must work though a setting is wrong.
    let isExplaining = [.help, .completions].contains(arguments.command)
    func choice<Choice: CaseIterable & RawRepresentable<String>>(
      _ name: String, default standard: Choice
    ) throws(CommandFailure) -> Choice {
      do {
        return try settings.choice(name, default: standard)
      } catch  where isExplaining {
        return standard
      }
    }
    let format = arguments.has("json") ? .json : try choice("format", default: standard)
    let color = try choice("color", default: ColorChoice.auto)
    output = Output(
      format: format, template: try arguments.value("template").map(Template.init(parsing:)),
      style: Style(choice: color, isTerminal: console.isOutputTerminal, environment: console.environment),
      width: { console.width })
  }

  /// Writes rows to standard output.
  func write<Record: OutputRecord>(_ records: [Record]) throws {
    try output.write(records) { try console.write($0) }
  }

  /// The session for what is said before an error: one that is data stands alone on standard error.
  var besideError: Session {
    var session = self
    session.isQuiet = isQuiet || output.format == .json
    return session
  }

  /// The session for commands that may not ask anything.
  var withoutQuestions: Session {
    var session = self
    session.console.isInputTerminal = false
    session.console.isErrorTerminal = false
    return session
  }
}
