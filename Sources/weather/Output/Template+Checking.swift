import WeatherCore

extension Template {
  /// Makes sure that rows have the fields of the pattern, before anything is done for it.
  ///
  /// - Parameter names: The names of the rows' fields.
  /// - Throws: `UsageError` for a field that there is not, with the column of its brace.
  func check(against names: [String]) throws(UsageError) {
    for part in parts {
      guard case .field(let alternatives, _, let column) = part else { continue }
      // The last of several may be a text.
      let fields = alternatives.count == 1 ? alternatives[...] : alternatives.dropLast()
      guard let stranger = fields.first(where: { !names.contains($0) }) else { continue }
      let hint = Suggestion.nearest(to: stranger, among: names).map { "did you mean '\($0)'?" }
      throw UsageError(
        "template: no field '\(stranger)' in column \(column); \(hint ?? "the fields are \(names.joined(separator: ", "))")"
      )
    }
  }
}
