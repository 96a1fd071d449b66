/// Places in a file of the GPS Exchange Format: its waypoints.
struct GPXRows: Sendable {
  /// The places.
  let rows: [ImportRow]

  /// Reads waypoints.
  ///
  /// - Throws: `CommandFailure` with the line of what is wrong.
  init(_ text: String) throws(CommandFailure) {
    var reader = XMLReader(text)
    var rows: [ImportRow] = []
    var path: [String] = []
    while let event = try reader.next() {
      switch event {
      case .start(let name, let attributes):
        if path.isEmpty, name != "gpx" {
          throw reader.failure("the root element is '<\(name)>', not '<gpx>'")
        }
        path.append(name)
        if path == ["gpx", "wpt"] {
          var row = ImportRow(line: reader.line, fields: [:])
          row.fields["latitude"] = attributes["lat"]
          row.fields["longitude"] = attributes["lon"]
          rows.append(row)
        }
      case .end: path.removeLast()
      case .text(let text):
        guard path.count == 3, path.prefix(2) == ["gpx", "wpt"], var row = rows.popLast() else { continue }
        row.take(text, from: path[2])
        rows.append(row)
      }
    }
    self.rows = rows.map(\.finished)
  }
}

extension ImportRow {
  fileprivate mutating func take(_ text: String, from element: String) {
    let names = ["name": "name", "cmt": "note", "desc": "description", "type": "type"]
    if let name = names[element] { fields[name, default: ""] += text }
  }

  /// The row with a description for want of a comment, and with its type as tags.
  fileprivate var finished: ImportRow {
    var row = self
    let description = row.fields.removeValue(forKey: "description")
    if row.fields["note"] == nil, description != row.fields["name"] { row.fields["note"] = description }
    row.tags = row.fields.removeValue(forKey: "type")?.split(separator: ",").map { String($0).trimmed } ?? []
    row.fields = row.fields.mapValues(\.trimmed).filter { !$0.value.isEmpty }
    return row
  }
}
