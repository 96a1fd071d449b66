/// The forms of file that places are imported from.
enum ImportFormat: Hashable, Sendable {
  case json, jsonLines, csv, tsv, gpx

  /// Tells the form of a file by its name, or by how it begins after the mark of its encoding.
  init(of file: String, _ bytes: [UInt8]) {
    let ending = file.lowercased().split(separator: ".").last.map(String.init) ?? ""
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

  /// Whether the first line is a whole object, and another follows.
  private static func isLines(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 2).prefix(2).map { line in
      line.filter { !" \t\r".utf8.contains($0) }
    }
    let isObject = lines.map { $0.first == UInt8(ascii: "{") && $0.last == UInt8(ascii: "}") }
    return isObject == [true, true]
  }
}
