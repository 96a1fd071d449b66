import WeatherCore

/// `weather undo`: takes back the last change of the list.
struct UndoCommand: Command {
  /// How to change the list.
  let options: EditOptions

  init(_ arguments: Arguments) throws {
    try arguments.refuseWords()
    options = arguments.editOptions
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    let changes = try await session.store().undo(options: options)
    try session.report(
      changes, isDryRun: options.contains(.dryRun), isUndo: true)
    return .success
  }
}
