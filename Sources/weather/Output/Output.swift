import WeatherCore

/// How rows are written: a form, or a pattern for each row.
struct Output: Sendable {
  /// The form.
  let format: OutputFormat
  /// The pattern for each row, which goes before the form, or `nil`.
  let template: Template?
  /// The colours.
  let style: Style
  /// The columns that a table may take.
  let width: Int
}

extension Output {
  /// The rows as text.
  ///
  /// - Parameters:
  ///   - members: What the JSON document says besides the rows.
  ///   - isCompact: Whether a JSON document is to stand on one line.
  func text<Record: OutputRecord>(
    _ records: [Record], members: [(String, JSONOutput)] = [], isCompact: Bool = false
  ) throws(UsageError) -> String {
    if let template { return template.text(records) }
    return switch format {
    case .text: records.isEmpty ? "" : Record.table(records, style: style).text(width: width, style: style)
    case .plain: records.map { $0.sentence.safe + "\n" }.joined()
    case .tsv: Self.tsv(records)
    case .csv: Self.csv(records)
    case .json: Self.json(records, members, isCompact)
    case .jsonl:
      records.reduce(into: "") { text, record in
        record.json.write(to: &text)
        text += "\n"
      }
    case .geojson: Self.geoJSON(records)
    case .gpx: try Self.gpx(records)
    }
  }

  /// One document, with a row a line.
  private static func json<Record: OutputRecord>(
    _ records: [Record], _ members: [(String, JSONOutput)], _ isCompact: Bool
  ) -> String {
    var text = "{\"version\":1"
    for (name, value) in members { text += ",\"\(name)\":\(value.serialized)" }
    text += ",\"\(Record.documentKey)\":["
    write(records.lazy.map(\.json), isCompact: isCompact, to: &text)
    return text + "]}\n"
  }

  private static func geoJSON<Record: OutputRecord>(_ records: [Record]) -> String {
    var text = "{\"type\":\"FeatureCollection\",\"features\":["
    let features = records.lazy.map { record in
      JSONOutput.object([
        ("type", .string("Feature")), ("geometry", record.point.map(geometry) ?? .null),
        ("properties", record.json),
      ])
    }
    write(features, isCompact: false, to: &text)
    return text + "]}\n"
  }

  private static func geometry(_ point: Coordinate) -> JSONOutput {
    let position = [point.longitude, point.latitude].map { JSONOutput.number($0.plainText) }
    return .object([("type", .string("Point")), ("coordinates", .array(position))])
  }

  /// Writes rows as they are made, each on a line of its own unless the document is compact.
  private static func write(
    _ rows: some Collection<JSONOutput>, isCompact: Bool, to text: inout String
  ) {
    let end = isCompact || rows.isEmpty ? "" : "\n"
    var separator = end
    for row in rows {
      text += separator
      row.write(to: &text)
      separator = "," + end
    }
    text += end
  }
}
