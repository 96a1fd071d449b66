import WeatherCore

/// `weather remove`: removes places from the list, all or none.
struct RemoveCommand: EditingCommand {
  /// The ids or names, as typed.
  let references: [String]
  /// The file that names more of them, or `nil`; `-` is standard input.
  let file: String?
  /// The tags that a place must have to be removed.
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
    tags = try arguments.tags("tag")
    removesAll = arguments.has("all")
    ifPresent = arguments.has("if-present")
    options = arguments.editOptions
    if removesAll {
      try arguments.refuseWords()
      try arguments.refuse(["from", "tag", "if-present"], beside: "--all")
    } else if references.isEmpty, file == nil, tags.isEmpty {
      throw UsageError("missing argument '<id>'")
    }
  }

  @MainActor
  func plan(_ session: Session) async throws -> EditPlan {
    if removesAll {
      try await confirm(session)
      return EditPlan(edits: [.removeAll])
    }
    var references = references
    if let file {
      references += try session.lines(of: file)
      // A file that names no place asks for none to be removed.
      guard !references.isEmpty else { return EditPlan(edits: []) }
    }
    guard tags.isEmpty else {
      return EditPlan(edits: [.removeTagged(tags, among: references, ifPresent: ifPresent)])
    }
    var seen: Set<String> = []
    let once = references.filter { seen.insert(Location.foldedID($0)).inserted }
    return EditPlan(edits: once.map { .remove($0, ifPresent: ifPresent) })
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
      throw CommandFailure(code: .ambiguous, message: "left without removing anything")
    }
  }
}
