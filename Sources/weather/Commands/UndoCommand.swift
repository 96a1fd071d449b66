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
    let store = try session.store()
    let changes = try await store.undo(options: options)
    let isDryRun = options.contains(.dryRun)
    try session.report(changes, isDryRun: isDryRun, isUndo: true)
    guard !isDryRun else { return .success }
    if changes.isEmpty { session.say("The last change, which concerned no place, is taken back.") }
    // Another change may have come between; then nothing is said of the list.
    if !changes.isEmpty, changes.allSatisfy(\.after.isEmpty), try await store.locations.isEmpty {
      session.say("The list is empty, as before the last change.")
    }
    return .success
  }
}
