extension Output {
  /// Makes sure that a command's rows can be written so, before anything is done.
  ///
  /// - Throws: `UsageError` for a template's field that the rows do not have, or a form that they cannot take.
  func check(for command: CommandName) throws(UsageError) {
    guard let fields = command.fields else { return }
    if let template { try template.check(against: fields.map(\.0)) }
    guard template == nil, format == .gpx else { return }
    let isList = [.add, .remove, .edit, .list, .undo, .batch].contains(command)
    if !isList { throw UsageError("only lists of places can be written as gpx") }
  }
}
