import WeatherCore

extension Output {
  /// A line a row, its columns between tabs, without a heading.
  static func writeTSV<Record: OutputRecord>(_ records: [Record], to buffer: inout OutputBuffer) throws {
    let columns = Record.fields.filter(\.isColumn)
    for record in records {
      try buffer.add { text in
        for (index, column) in columns.enumerated() {
          if index > 0 { text += "\t" }
          text += column.value(record)?.safeForTerminal(limit: .max) ?? ""
        }
        text += "\n"
      }
    }
  }

  /// A heading and the rows, by RFC 4180.
  static func writeCSV<Record: OutputRecord>(_ records: [Record], to buffer: inout OutputBuffer) throws {
    let columns = Record.fields.filter(\.isColumn)
    try buffer.add { $0 += columns.map(\.name).joined(separator: ",") + "\r\n" }
    for record in records {
      let cells = columns.map { column in
        let value = column.value(record)?.harmlessLines ?? ""
        return quoted(column.isFreeText ? guarded(value) : value)
      }
      try buffer.add { $0 += cells.joined(separator: ",") + "\r\n" }
    }
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
