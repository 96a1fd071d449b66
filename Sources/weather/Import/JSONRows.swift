import WeatherCore

/// Places in JSON: the list's own form, an array of such places, JSON Lines, or GeoJSON.
struct JSONRows: Sendable {
  /// The places.
  let rows: [ImportRow]

  /// Reads places.
  ///
  /// - Throws: `CommandFailure` with the line and column of what is wrong.
  init(_ bytes: [UInt8]) throws(CommandFailure) {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      let position = TextPosition(of: error.offset, in: bytes)
      throw CommandFailure(
        code: .data, message: error.problem, line: position.line, column: position.column)
    }
    rows = Self.records(document.root).map { value in
      Self.row(value, line: document.position(of: value.range.lowerBound).line)
    }
  }

  /// Reads a place from each line; one that is no JSON is a bad row, and no fault of the others.
  init(lines bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rows = lines.enumerated().compactMap { index, bytes -> ImportRow? in
      guard !bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else { return nil }
      let bytes = Array(bytes)
      do throws(JSONError) {
        return Self.row(try JSONDocument(bytes).root, line: index + 1)
      } catch {
        let column = TextPosition(of: error.offset, in: bytes).column
        return ImportRow(line: index + 1, fields: [:], problem: error.problem, column: column)
      }
    }
  }

  /// The parts of a document that describe a place each.
  private static func records(_ value: JSONValue) -> [JSONValue] {
    value["locations"]?.elements ?? value["places"]?.elements ?? value["features"]?.elements ?? value.elements
      ?? [value]
  }

  private static func row(_ value: JSONValue, line: Int) -> ImportRow {
    let isFeature = value["type"]?.string == "Feature"
    let source = isFeature ? value["properties"] ?? value : value
    var fields: [String: String] = [:]
    for name in ["id", "name", "region", "country", "latitude", "longitude", "timeZone", "geonameID", "note"]
    {
      if let text = source[name]?.scalarText { fields[name] = text }
    }
    let tags = source["tags"]?.elements?.compactMap(\.string) ?? []
    guard isFeature else { return ImportRow(line: line, fields: fields, tags: tags) }
    if fields["name"] == nil { fields["name"] = source["title"]?.string }
    let isPoint = value["geometry"]?["type"]?.string == "Point"
    let position = value["geometry"]?["coordinates"]?.elements ?? []
    fields["longitude"] = position.first?.scalarText
    fields["latitude"] = position.dropFirst().first?.scalarText
    return ImportRow(
      line: line, fields: fields, tags: tags, problem: isPoint ? nil : "the feature is no point")
  }
}

extension JSONValue {
  /// The text of a string, or the spelling of a number; `nil` for anything else and for an empty text.
  fileprivate var scalarText: String? {
    switch content {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let spelling): spelling
    default: nil
    }
  }
}
