import WeatherCore

/// `weather help`: shows help, the manual pages, the schemas, or the settings.
struct HelpCommand: Command {
  /// What is shown.
  enum Subject: Hashable, Sendable {
    case text(CommandName?)
    case manual
    case fileManual
    case schema(Schema)
    case settings
  }

  /// What is shown.
  let subject: Subject

  init(_ arguments: Arguments) throws {
    let word = arguments.words.first
    try arguments.refuseWords(after: 1)
    if let schema: Schema = try arguments.choice("schema") {
      subject = .schema(schema)
    } else if arguments.has("settings") {
      subject = .settings
    } else if arguments.has("man") {
      guard word == nil || word == "locations" else {
        throw UsageError("no manual page '\(word ?? "")'; there are 'help --man' and 'help --man locations'")
      }
      subject = word == nil ? .manual : .fileManual
    } else if let word {
      guard let command = CommandName(rawValue: word) else {
        throw UsageError("no command '\(word)' to explain\(CommandName.hint(for: word))")
      }
      subject = .text(command)
    } else {
      subject = .text(nil)
    }
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    switch subject {
    case .text(let command): try session.console.write(HelpText(for: command).text)
    case .manual: try session.console.write(ManualPage.program)
    case .fileManual: try session.console.write(ManualPage.file)
    case .schema(let schema): try session.console.write(schema.text)
    case .settings:
      let text = SettingsText(
        session.settings, listPath: session.services.listPath(session.settings), style: session.output.style)
      try session.console.write(text.text)
    }
    return .success
  }
}
