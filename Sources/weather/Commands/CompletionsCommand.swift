import WeatherCore

/// `weather completions`: prints completions for a shell, and the words that those scripts ask for.
struct CompletionsCommand: Command {
  /// What is printed.
  enum Subject: Hashable, Sendable {
    /// The script for a shell.
    case script(Shell)
    /// The saved ids, with their names.
    case ids
    /// Names of places that begin like this.
    case places(String)
  }

  /// What is printed.
  let subject: Subject

  init(_ arguments: Arguments) throws {
    if arguments.words.first != "places" { try arguments.refuseWords(after: 1) }
    switch arguments.words.first {
    case "ids": subject = .ids
    case "places": subject = .places(arguments.words.dropFirst().joined(separator: " "))
    case let word?:
      guard let shell = Shell(word: word) else {
        throw UsageError("no completions for '\(word)'; use \(Shell.choices(nearTo: word))")
      }
      subject = .script(shell)
    case nil: throw UsageError("missing argument '<shell>'; use \(Shell.choices(nearTo: ""))")
    }
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    switch subject {
    case .script(let shell):
      try session.console.write(Completions(for: shell).text)
    case .ids:
      // A list that cannot be read completes nothing; saying why would spoil the line that is being typed.
      let locations = (try? await session.store().locations) ?? []
      try session.console.write(locations.map { "\($0.id.safe)\t\($0.name.safe)\n" }.joined())
    case .places(let prefix):
      let names = OfferedNames(session.services.completions(prefix), for: prefix).names
      try session.console.write(names.map { $0.safe + "\n" }.joined())
    }
    return .success
  }
}
