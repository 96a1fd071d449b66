import WeatherCore

/// A command that changes the list, which `batch` can make one change of with others.
protocol EditingCommand: Command {
  /// How to change the list.
  var options: EditOptions { get }

  /// Works out the edits, before the list is touched.
  @MainActor
  func plan(_ session: Session) async throws -> EditPlan
}

extension EditingCommand {
  /// Applies the edits as one change, and prints what it did.
  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    let plan = try await plan(session)
    let isDryRun = options.contains(.dryRun)
    let keepsGoing = options.contains(.keepGoing)
    let viewModel = LocationsViewModel(store: try session.store())
    let results = try await viewModel.apply(
      plan.edits, options: options.beside(failures: !plan.failures.isEmpty))
    let failures = plan.failures + plan.failures(in: results)
    guard failures.isEmpty || keepsGoing else {
      throw CommandFailure(failures, isImport: plan.file != nil)
    }
    let changes = results.compactMap { try? $0.get() }
    guard !failures.isEmpty else {
      try session.report(changes, isDryRun: isDryRun)
      return .success
    }
    try session.besideError.report(changes, isDryRun: isDryRun)
    var partial = CommandFailure(failures, isImport: plan.file != nil)
    partial.code = .partial
    session.reportPartial(partial)
    return .partial
  }
}
