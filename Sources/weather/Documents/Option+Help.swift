extension Option {
  /// How the option is typed, with its letter if it has one, in a column with others.
  var helpSpelling: String {
    letter.map { "-\($0), \(spelling)" } ?? "    \(spelling)"
  }

  /// What the option does, and the values to choose from.
  var helpWithValues: String {
    values.isEmpty ? help : "\(help): \(values.joined(separator: ", "))"
  }
}
