import WeatherCore

extension Output {
  static func tsv<Record: OutputRecord>(_ records: [Record]) -> String {
    let columns = Record.fields.filter(\.isColumn)
    var text = ""
    for record in records {
      for (index, column) in columns.enumerated() {
        if index > 0 { text += "\t" }
        text += column.value(record)?.safeForTerminal(limit: .max) ?? ""
      }
      text += "\n"
    }
    return text
  }

  static func csv<Record: OutputRecord>(_ records: [Record]) -> String {
    let columns = Record.fields.filter(\.isColumn)
    var text = columns.map(\.name).joined(separator: ",") + "\r\n"
    for record in records {
      let cells = columns.map { column in
        let value = column.value(record)?.harmlessLines ?? ""
        return quoted(column.isFreeText ? guarded(value) : value)
      }
      text += cells.joined(separator: ",") + "\r\n"
    }
    return text
  }

  /// A text that a spreadsheet would run as a formula, made harmless by an apostrophe (CWE-1236).
  private static func guarded(_ text: String) -> String {
    guard let first = text.first, "=+-@'\t\r".contains(first) else { return text }
    return "'" + text
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
