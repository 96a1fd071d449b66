import WeatherCore

extension SeparatedRows {
  /// The rows as places, by the names in the heading.
  ///
  /// - Throws: `CommandFailure` when the heading names no column that says which place is meant.
  func importRows() throws(CommandFailure) -> [ImportRow] {
    guard let heading = rows.first else { return [] }
    let names = heading.cells.map { Self.field($0.trimmed) }
    guard names.contains("name") || (names.contains("latitude") && names.contains("longitude")) else {
      let hint =
        heading.cells.contains { $0.contains(";") } ? "; separate the cells by commas, not semicolons" : ""
      throw CommandFailure(
        code: .data,
        message: "the heading has no column 'name', nor 'latitude' and 'longitude'\(hint)",
        line: heading.line)
    }
    return rows.dropFirst().map { row in
      var fields: [String: String] = [:]
      let surplus = row.cells.dropFirst(names.count).contains { !$0.trimmed.isEmpty }
      for (name, cell) in zip(names, row.cells) {
        let text = Self.unguarded(cell.trimmed)
        if !name.isEmpty, !text.isEmpty, fields[name] == nil { fields[name] = text }
      }
      let tags = fields.removeValue(forKey: "tags")?.separatedTags ?? []
      let problem = "there are more cells than the heading has columns; is there a decimal comma?"
      return ImportRow(line: row.line, fields: fields, tags: tags, problem: surplus ? problem : nil)
    }
  }

  /// The field that a heading means, or an empty text for one that is passed over.
  private static func field(_ heading: String) -> String {
    let key = heading.lowercased().filter { $0.isLetter || $0.isNumber }
    let names = [
      "id": "id", "name": "name", "place": "name", "city": "name", "region": "region", "state": "region",
      "admin1": "region", "country": "country", "countrycode": "country", "latitude": "latitude",
      "lat": "latitude", "y": "latitude", "longitude": "longitude", "lon": "longitude", "lng": "longitude",
      "long": "longitude", "x": "longitude", "timezone": "timeZone", "tz": "timeZone",
      "geonameid": "geonameID",
      "note": "note", "notes": "note", "comment": "note", "description": "note", "tags": "tags",
      "tag": "tags",
    ]
    return names[key] ?? ""
  }

  /// A text without the apostrophe that keeps a spreadsheet from running it.
  private static func unguarded(_ text: String) -> String {
    guard text.first == "'", let second = text.dropFirst().first, "=+-@'".contains(second) else {
      return text
    }
    return String(text.dropFirst())
  }
}
