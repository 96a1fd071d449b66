import WeatherCore

extension Template {
  /// What makes a row by the pattern, on a line of its own.
  func row<Record: OutputRecord>(of type: Record.Type) -> (Record) -> String {
    let fields = Dictionary(Record.fields.map { ($0.name, $0) }) { first, _ in first }
    return { record in parts.map { $0.text(record, fields) }.joined() + "\n" }
  }
}

extension Template.Part {
  fileprivate func text<Record>(_ record: Record, _ fields: [String: Field<Record>]) -> String {
    switch self {
    case .text(let text): return text
    case .field(let names, let form, _):
      let value = value(of: names, record, fields)
      switch form {
      case .plain: return value.safe
      case .json: return JSONOutput.string(value).serialized
      case .padded(let width, let atLeft):
        let text = value.safe
        let padding = String(repeating: " ", count: max(0, width - text.displayWidth))
        return atLeft ? padding + text : text + padding
      }
    }
  }

  /// The first value that there is, or the text that stands for none.
  private func value<Record>(
    of names: [String], _ record: Record, _ fields: [String: Field<Record>]
  ) -> String {
    for name in names {
      guard let field = fields[name] else { return name }
      if let text = field.display(record), !text.isEmpty { return text }
    }
    return ""
  }
}
