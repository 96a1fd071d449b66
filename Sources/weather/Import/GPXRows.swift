/// Places in a file of the GPS Exchange Format: its waypoints.
struct GPXRows: Sendable {
  /// The places.
  let rows: [ImportRow]

  /// Reads waypoints.
  ///
  /// - Throws: `CommandFailure` with the line of what is wrong.
  init(_ text: String) throws(CommandFailure) {
    var reader = XMLReader(text)
    var points: [(line: Int, texts: [String: String])] = []
    var path: [String] = []
    while let event = try reader.next() {
      switch event {
      case .start(let name, let attributes):
        if path.isEmpty, name != "gpx" {
          throw reader.failure("the root element is '<\(name)>', not '<gpx>'")
        }
        path.append(name)
        guard path == ["gpx", "wpt"] else { continue }
        points.append((reader.line, attributes.filter { ["lat", "lon"].contains($0.key) }))
      case .end: path.removeLast()
      case .text(let text):
        guard path.count == 3, path.prefix(2) == ["gpx", "wpt"],
          ["name", "cmt", "desc", "type"].contains(path[2])
        else { continue }
        points[points.count - 1].texts[path[2], default: ""] += text
      }
    }
    rows = points.map { Self.row($0.texts, line: $0.line) }
  }

  /// The row of a waypoint, with its description for want of a comment, and with its type as tags.
  private static func row(_ texts: [String: String], line: Int) -> ImportRow {
    var fields: [String: String] = [:]
    for (element, name) in [("lat", "latitude"), ("lon", "longitude"), ("name", "name"), ("cmt", "note")] {
      fields[name] = texts[element]
    }
    if fields["note"] == nil, texts["desc"] != texts["name"] { fields["note"] = texts["desc"] }
    return ImportRow(line: line, fields: fields, tags: texts["type"]?.separatedTags ?? [])
  }
}
