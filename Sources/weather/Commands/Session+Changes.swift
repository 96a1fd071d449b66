import WeatherCore

extension Session {
  /// Writes the rows that changes touched, and says in words what was done and how to take it back.
  func report(_ changes: [LocationChange], isDryRun: Bool = false, isUndo: Bool = false) throws {
    let real = changes.filter(\.isChange)
    try writeCommitted(!isDryRun && !real.isEmpty) { try write(changes.flatMap(\.rows)) }
    for line in changes.limitedLines({ [$0.words(isDryRun: isDryRun, isUndo: isUndo)] }) { say(line) }
    for line in real.filter({ !$0.neighbours.isEmpty }).limitedLines({ [Self.nearness($0)] }) { warn(line) }
    guard !real.isEmpty else { return }
    let undo = isUndo ? "'weather undo' again puts it back." : "'weather undo' takes it back."
    say(isDryRun ? "Nothing was changed." : undo)
  }

  /// What is remarkable about a place that was added near others.
  private static func nearness(_ change: LocationChange) -> String {
    let ids = change.neighbours.map { "'\($0)'" }.joined(separator: ", ")
    return "\(change.after.first.map { "'\($0.id)'" } ?? "the place") is within 100 m of \(ids)"
  }

  /// Writes what was done to standard output.
  ///
  /// - Parameter isCommitted: Whether the list was changed, which a failure to write then says.
  func writeCommitted(_ isCommitted: Bool, _ write: () throws -> Void) throws {
    do {
      try write()
    } catch let error as ConsoleError where isCommitted && error != .closedPipe {
      var failure = CommandFailure(error)
      failure.message += "; the list was changed all the same"
      failure.committed = true
      throw failure
    }
  }
}
