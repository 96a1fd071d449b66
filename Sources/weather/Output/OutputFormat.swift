/// The forms of output, by the names that options take.
enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Aligned columns for a person.
  case text
  /// Sentences without symbols, for a screen reader.
  case plain
  /// One record a line, cells separated by tabs.
  case tsv
  /// One record a line, as RFC 4180 has it, with a heading.
  case csv
  /// One JSON document.
  case json
  /// One JSON object a line.
  case jsonl
  /// A GeoJSON feature collection, as RFC 7946 has it.
  case geojson
  /// Waypoints of the GPS Exchange Format 1.1.
  case gpx
}
