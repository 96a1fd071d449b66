import WeatherCore

/// A place as a file that is imported describes it.
struct ImportRow: Hashable, Sendable {
  /// The line that the row begins on, from 1.
  var line: Int
  /// The fields by the names of the list's file, without empty ones.
  var fields: [String: String]
  /// The tags.
  var tags: [String] = []
  /// What is wrong with the row as a whole, as a fragment, or `nil`.
  var problem: String?

  /// The name, or `nil`.
  var name: String? { fields["name"] }

  /// Where the place is, or `nil` when the row has a name only.
  ///
  /// - Throws: `CommandFailure` when a number is missing, malformed or out of range.
  func coordinate() throws(CommandFailure) -> Coordinate? {
    switch (fields["latitude"], fields["longitude"]) {
    case (nil, nil): return nil
    case (let latitude?, let longitude?):
      do {
        return try Coordinate(
          latitude: Self.degrees(latitude, "latitude"), longitude: Self.degrees(longitude, "longitude"))
      } catch let error as CoordinateError {
        throw CommandFailure(code: .data, message: error.description)
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw CommandFailure(error)
      }
    case (nil, _): throw CommandFailure(code: .data, message: "the latitude is missing")
    case (_, nil): throw CommandFailure(code: .data, message: "the longitude is missing")
    }
  }

  private static func degrees(_ text: String, _ column: String) throws -> Double {
    if text.contains(",") { throw CoordinateError.decimalComma(text) }
    let allowed = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard allowed, let degrees = Double(text) else {
      throw CommandFailure(code: .data, message: "the \(column) '\(text)' is no number of degrees")
    }
    return degrees
  }
}
