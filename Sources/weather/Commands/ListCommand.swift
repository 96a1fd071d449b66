import WeatherCore

/// `weather list`: shows the saved places.
struct ListCommand: Command {
  /// The ids or names to show; all when there are none.
  let references: [String]
  /// The tags that places must have.
  let tags: [String]
  /// The order, or `nil` for the list's own.
  let order: LocationOrder?
  /// Whether to show the list again whenever it changes.
  private let watches: Bool

  init(_ arguments: Arguments) throws {
    references = arguments.words
    tags = try arguments.tags("tag")
    order = try arguments.choice("sort")
    watches = try arguments.watchInterval != nil
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    let store = try session.store()
    let viewModel = LocationsViewModel(store: store)
    if watches {
      // A list that cannot be read is told at once, rather than waited for.
      try await viewModel.load(references, tags: tags)
      var screen = Screen(session.console)
      for await locations in store.locationUpdates {
        let rows = try locations.selecting(references, tags: tags)
        try screen.show(session.output.text(order?.sorted(rows) ?? rows, isCompact: true))
      }
      return .success
    }
    try await viewModel.load(references, tags: tags)
    let rows = viewModel.locations
    for warning in viewModel.warnings { session.warn(warning.description) }
    try session.write(order?.sorted(rows) ?? rows)
    if rows.isEmpty, session.console.isErrorTerminal {
      session.say(
        tags.isEmpty ? "The list is empty; 'weather add <place>' adds to it." : "No place has that tag.")
    }
    return .success
  }
}
