import WeatherCore

/// The forms of file that places are imported from.
enum ImportFormat: Hashable, Sendable {
  case json, jsonLines, csv, tsv, gpx

  /// The endings of files of other forms that places are often kept in.
  private static let foreignEndings: Set = [
    "kml", "kmz", "xls", "xlsx", "ods", "numbers", "shp", "gpkg", "sqlite", "db", "parquet", "yaml", "yml",
    "toml", "html", "pdf", "zip", "gz",
  ]

  /// Tells the form of a file by its name, or by how it begins after the mark of its encoding.
  ///
  /// - Throws: `CommandFailure` for a file that is plainly of another form.
  init(of file: String, _ bytes: [UInt8]) throws(CommandFailure) {
    let ending = file.lowercased().split(separator: ".").last.map(String.init) ?? ""
    // The marks of zip, which spreadsheets are, and of gzip.
    let isBinary = bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) || bytes.starts(with: [0x1F, 0x8B])
    guard !isBinary, !(file.contains(".") && Self.foreignEndings.contains(ending)) else {
      throw CommandFailure(
        code: .data, message: "it is of no form that weather reads; use \(Self.forms)")
    }
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    self =
      switch (ending, first) {
      case ("json", _), ("geojson", _): .json
      case ("jsonl", _), ("ndjson", _): .jsonLines
      case ("csv", _): .csv
      case ("tsv", _), ("tab", _): .tsv
      case ("gpx", _), (_, UInt8(ascii: "<")): .gpx
      case (_, UInt8(ascii: "{")), (_, UInt8(ascii: "[")): Self.isLines(bytes) ? .jsonLines : .json
      default: bytes.prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "\t")) ? .tsv : .csv
      }
  }

  /// The forms, for a message.
  private static let forms = "JSON, JSON Lines, CSV, TSV, GeoJSON or GPX"

  /// Whether the first line is a whole object, and another follows.
  private static func isLines(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2).prefix(2).map { line in
      line.filter { !" \t\r".utf8.contains($0) }
    }
    let isObject = lines.map { $0.first == UInt8(ascii: "{") && $0.last == UInt8(ascii: "}") }
    return isObject == [true, true]
  }
}
