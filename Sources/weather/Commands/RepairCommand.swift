import WeatherCore

/// `weather repair`: mends a damaged list.
struct RepairCommand: Command {
  /// How to change the list.
  let options: EditOptions

  init(_ arguments: Arguments) throws {
    try arguments.refuseWords()
    options = arguments.editOptions
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    let repair = try await session.store().repair(options: options)
    let isDryRun = options.contains(.dryRun)
    try session.writeCommitted(!isDryRun && repair.outcome != .sound) { try session.write(repair.problems) }
    for line in repair.words(isDryRun: isDryRun) { session.say(line) }
    return .success
  }
}
