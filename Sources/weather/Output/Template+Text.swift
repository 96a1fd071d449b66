import WeatherCore

extension Template {
  /// The rows by the pattern, each on a line of its own.
  ///
  /// - Throws: `UsageError` naming a field that the rows do not have.
  func text<Record: OutputRecord>(_ records: [Record]) throws(UsageError) -> String {
    let fields = Dictionary(Record.fields.map { ($0.name, $0) }) { first, _ in first }
    for part in parts {
      guard case .field(let names, _, _, let column) = part, let first = names.first else { continue }
      guard fields[first] != nil else {
        let nearest = Suggestion.nearest(to: first, among: Record.fields.map(\.name))
        let hint =
          nearest.map { "; did you mean '\($0)'?" }
          ?? "; the fields are \(fields.keys.sorted().joined(separator: ", "))"
        throw UsageError("template: no field '\(first)' in column \(column)\(hint)")
      }
    }
    return records.map { record in parts.map { $0.text(record, fields) }.joined() + "\n" }.joined()
  }
}

extension Template.Part {
  fileprivate func text<Record>(_ record: Record, _ fields: [String: Field<Record>]) -> String {
    switch self {
    case .text(let text): return text
    case .field(let names, let width, let isRightAligned, _):
      var value = ""
      for name in names {
        guard let field = fields[name] else {
          value = name
          break
        }
        if let text = field.display(record), !text.isEmpty {
          value = text.safe
          break
        }
      }
      let padding = String(repeating: " ", count: max(0, width - value.displayWidth))
      return isRightAligned ? padding + value : value + padding
    }
  }
}
