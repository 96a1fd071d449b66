import WeatherCore

/// A place as a file that is imported describes it.
struct ImportRow: Hashable, Sendable {
  /// The line that the row begins on, from 1.
  let line: Int
  /// The fields by the names of the list's file, without empty ones.
  let fields: [String: String]
  /// The tags.
  let tags: [String]
  /// What is wrong with the row as a whole, as a fragment, or `nil`.
  let problem: String?
  /// The column that is wrong, from 1, or `nil`.
  let column: Int?

  /// Creates a row from texts as they stand in a file: white space around them, and empty ones, mean nothing.
  init(
    line: Int, fields: [String: String], tags: [String] = [], problem: String? = nil, column: Int? = nil
  ) {
    self.line = line
    self.fields = fields.mapValues(\.trimmed).filter { !$0.value.isEmpty }
    self.tags = tags.map(\.trimmed).filter { !$0.isEmpty }
    self.problem = problem
    self.column = column
  }

  /// The name, or `nil`.
  var name: String? { fields["name"] }

  /// Where the place is, or `nil` when the row has a name only.
  ///
  /// - Throws: `CommandFailure` when a number is missing, malformed or out of range.
  func coordinate() throws(CommandFailure) -> Coordinate? {
    switch (fields["latitude"], fields["longitude"]) {
    case (nil, nil): return nil
    case (let latitude?, let longitude?):
      let latitude = try Self.degrees(latitude, "latitude")
      let longitude = try Self.degrees(longitude, "longitude")
      do {
        return try Coordinate(latitude: latitude, longitude: longitude)
      } catch {
        throw CommandFailure(code: .data, message: error.description)
      }
    case (nil, _): throw CommandFailure(code: .data, message: "the latitude is missing")
    case (_, nil): throw CommandFailure(code: .data, message: "the longitude is missing")
    }
  }

  private static func degrees(_ text: String, _ column: String) throws(CommandFailure) -> Double {
    if text.contains(",") {
      throw CommandFailure(code: .data, message: CoordinateError.decimalComma(text).description)
    }
    let allowed = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard allowed, let degrees = Double(text) else {
      throw CommandFailure(code: .data, message: "the \(column) '\(text)' is no number of degrees")
    }
    return degrees
  }
}
