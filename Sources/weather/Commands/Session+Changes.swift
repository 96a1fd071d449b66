import WeatherCore

extension Session {
  /// Writes the rows that changes touched, and says in words what was done and how to take it back.
  func report(_ changes: [LocationChange], isDryRun: Bool = false, isUndo: Bool = false) throws {
    let real = changes.filter(\.isChange)
    try writeCommitted(!isDryRun && !real.isEmpty) { try write(changes.flatMap(\.rows)) }
    for change in changes { say(change.words(isDryRun: isDryRun, isUndo: isUndo)) }
    for change in real where !change.neighbours.isEmpty {
      let ids = change.neighbours.map { "'\($0)'" }.joined(separator: ", ")
      warn("\(change.after.first.map { "'\($0.id)'" } ?? "the place") is within 100 m of \(ids)")
    }
    guard !real.isEmpty else { return }
    let undo = isUndo ? "'weather undo' again puts it back." : "'weather undo' takes it back."
    say(isDryRun ? "Nothing was changed." : undo)
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
