import WeatherCore

extension Output {
  /// One document, with a row a line.
  static func writeJSON<Record: OutputRecord>(
    _ records: [Record], _ members: [(String, JSONOutput)], _ isCompact: Bool, to buffer: inout OutputBuffer
  ) throws {
    var head = "{\"version\":1"
    for (name, value) in members { head += ",\"\(name)\":\(value.serialized)" }
    head += ",\"\(Record.documentKey)\":["
    try write(records.lazy.map(\.json), between: head, "]}\n", isCompact: isCompact, to: &buffer)
  }

  /// A collection of features (RFC 7946), with a feature a line.
  static func writeGeoJSON<Record: OutputRecord>(_ records: [Record], to buffer: inout OutputBuffer) throws {
    let features = records.lazy.map { record in
      JSONOutput.object([
        ("type", .string("Feature")), ("geometry", record.point.map(geometry) ?? .null),
        ("properties", record.json),
      ])
    }
    let head = "{\"type\":\"FeatureCollection\",\"features\":["
    try write(features, between: head, "]}\n", isCompact: false, to: &buffer)
  }

  private static func geometry(_ point: Coordinate) -> JSONOutput {
    let position = [point.longitude, point.latitude].map { JSONOutput.number($0.plainText) }
    return .object([("type", .string("Point")), ("coordinates", .array(position))])
  }

  /// Writes rows as they are made, each on a line of its own unless the document is compact.
  private static func write(
    _ rows: some Collection<JSONOutput>, between head: String, _ tail: String, isCompact: Bool,
    to buffer: inout OutputBuffer
  ) throws {
    let end = isCompact || rows.isEmpty ? "" : "\n"
    try buffer.add { $0 += head }
    var separator = end
    for row in rows {
      try buffer.add { text in
        text += separator
        row.write(to: &text)
      }
      separator = "," + end
    }
    try buffer.add { $0 += end + tail }
  }
}
