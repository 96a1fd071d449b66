import WeatherCore

/// Rows of a table of text: RFC 4180 with commas, or with tabs.
struct SeparatedRows: Sendable {
  /// The rows, each with the line that it begins on; the heading is the first.
  let rows: [(line: Int, cells: [String])]

  /// Reads a table.
  ///
  /// - Throws: `CommandFailure` for a quote that has no end, or text after one.
  init(_ text: String, separator: Character) throws(CommandFailure) {
    var rows: [(Int, [String])] = []
    var cells: [String] = []
    var cell = ""
    var line = 1
    var rowLine = 1
    var quoteLine: Int?
    var wasQuoted = false
    var rest = text[...]
    func endRow() {
      cells.append(cell)
      if cells.contains(where: { !$0.isEmpty }) { rows.append((rowLine, cells)) }
      cells = []
      cell = ""
      wasQuoted = false
      rowLine = line
    }
    while let character = rest.popFirst() {
      if character.isNewline { line += 1 }
      if quoteLine != nil {
        if character != "\"" {
          cell.append(character)
        } else if rest.first == "\"" {
          cell.append("\"")
          rest.removeFirst()
        } else {
          quoteLine = nil
        }
      } else if character == "\"", cell.isEmpty, !wasQuoted, separator != "\t" {
        quoteLine = line
        wasQuoted = true
      } else if character == separator {
        cells.append(cell)
        cell = ""
        wasQuoted = false
      } else if character.isNewline {
        endRow()
      } else if wasQuoted {
        throw CommandFailure(code: .data, message: "text follows a quote that has ended", line: line)
      } else {
        cell.append(character)
      }
    }
    if let quoteLine {
      throw CommandFailure(code: .data, message: "a quote has no end", line: quoteLine)
    }
    endRow()
    self.rows = rows
  }
}
