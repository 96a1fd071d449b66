import WeatherCore

/// Something that commands print rows of.
protocol OutputRecord: Sendable {
  /// The name of the rows' array in JSON documents.
  static var documentKey: String { get }

  /// The pieces of a row, in the order of its columns.
  static var fields: [Field<Self>] { get }

  /// Makes the table for a person.
  static func table(_ records: [Self], style: Style) -> Table

  /// The row as JSON.
  var json: JSONOutput { get }

  /// The row as a sentence without symbols.
  var sentence: String { get }

  /// The point that the row is about, or `nil` when it is about none.
  var point: Coordinate? { get }
}
