import WeatherCore

/// How rows are written: a form, or a pattern for each row.
struct Output: Sendable {
  /// The form.
  let format: OutputFormat
  /// The pattern for each row, which goes before the form, or `nil`.
  let template: Template?
  /// The colours.
  let style: Style
  /// The columns that a table may take now: a window can be resized while it is drawn over.
  let width: @Sendable () -> Int
}

extension Output {
  /// The rows as text.
  ///
  /// - Parameters:
  ///   - members: What the JSON document says besides the rows.
  ///   - isCompact: Whether a JSON document is to stand on one line.
  /// - Throws: `UsageError` when the rows cannot be written in the form.
  func text<Record: OutputRecord>(
    _ records: [Record], members: [(String, JSONOutput)] = [], isCompact: Bool = false
  ) throws -> String {
    var text = ""
    try write(records, members: members, isCompact: isCompact) { text += $0 }
    return text
  }

  /// Writes the rows piece by piece.
  ///
  /// - Parameters:
  ///   - members: What the JSON document says besides the rows.
  ///   - isCompact: Whether a JSON document is to stand on one line.
  ///   - sink: Takes the pieces.
  /// - Throws: `UsageError` when the rows cannot be written in the form, and what the sink throws.
  func write<Record: OutputRecord>(
    _ records: [Record], members: [(String, JSONOutput)] = [], isCompact: Bool = false,
    to sink: (String) throws -> Void
  ) throws {
    try withoutActuallyEscaping(sink) { sink in
      var buffer = OutputBuffer(sink)
      if let template {
        let row = template.row(of: Record.self)
        for record in records { try buffer.add { $0 += row(record) } }
      } else {
        switch format {
        case .text where records.isEmpty: break
        case .text:
          let table = Record.table(records, style: style).text(width: width(), style: style)
          try buffer.add { $0 += table }
        case .plain: for record in records { try buffer.add { $0 += record.sentence.safe + "\n" } }
        case .tsv: try Self.writeTSV(records, to: &buffer)
        case .csv: try Self.writeCSV(records, to: &buffer)
        case .json: try Self.writeJSON(records, members, isCompact, to: &buffer)
        case .jsonl:
          for record in records {
            try buffer.add { text in
              record.json.write(to: &text)
              text += "\n"
            }
          }
        case .geojson: try Self.writeGeoJSON(records, to: &buffer)
        case .gpx:
          let text = try Self.gpx(records)
          try buffer.add { $0 += text }
        }
      }
      try buffer.flush()
    }
  }
}
