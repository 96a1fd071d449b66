import WeatherCore

/// `weather remove`: removes places from the list, all or none.
struct RemoveCommand: EditingCommand {
  /// The ids or names, as typed.
  let references: [String]
  /// The file that names more of them, or `nil`; `-` is standard input.
  let file: String?
  /// The tags of places to remove.
  let tags: [String]
  /// Whether every place is to go.
  let removesAll: Bool
  /// Whether an unknown id is passed over.
  let ifPresent: Bool
  /// How to change the list.
  let options: EditOptions

  init(_ arguments: Arguments) throws {
    references = arguments.words
    file = arguments.value("from")
    tags = arguments.values("tag")
    removesAll = arguments.has("all")
    ifPresent = arguments.has("if-present")
    options = arguments.editOptions
    guard removesAll || !references.isEmpty || file != nil || !tags.isEmpty else {
      throw UsageError("missing argument '<id>'")
    }
    if removesAll, let word = references.first {
      throw UsageError("unexpected argument '\(word)' beside --all")
    }
  }

  @MainActor
  func plan(_ session: Session) async throws -> EditPlan {
    if removesAll {
      try await confirm(session)
      return EditPlan(edits: [.removeAll])
    }
    var references = references
    if let file { references += try session.lines(of: file) }
    if !tags.isEmpty {
      let viewModel = LocationsViewModel(store: try session.store())
      try await viewModel.load([], tags: tags)
      references += viewModel.locations.map(\.id)
    }
    return EditPlan(edits: references.map { .remove($0, ifPresent: ifPresent) })
  }

  @MainActor
  private func confirm(_ session: Session) async throws {
    guard session.console.isInteractive, !options.contains(.dryRun) else { return }
    let viewModel = LocationsViewModel(store: try session.store())
    try await viewModel.load()
    guard !viewModel.locations.isEmpty else { return }
    session.console.writeError("Remove all \(viewModel.locations.count) places? [y/N] ")
    let answer = session.console.readLine()?.trimmed.lowercased() ?? ""
    guard ["y", "yes"].contains(answer) else {
      throw CommandFailure(code: .notFound, message: "left without removing anything")
    }
  }
}
