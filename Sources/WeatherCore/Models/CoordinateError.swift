/// A reason why something is not a coordinate.
public enum CoordinateError: Error, Hashable, Sendable {
  /// A number is infinite or not a number.
  case notFinite
  /// The latitude is outside -90 to 90; `looksSwapped` when the two values fit the other way round.
  case latitudeOutOfRange(Double, looksSwapped: Bool)
  /// The longitude is outside -180 to 180.
  case longitudeOutOfRange(Double)
  /// The text has a comma for a decimal point.
  case decimalComma(String)
  /// The text is not in a form that is known.
  case malformed(String)
}

extension CoordinateError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite:
      "a coordinate must be a finite number"
    case .latitudeOutOfRange(let value, looksSwapped: true):
      "latitude \(value) is not between -90 and 90; are latitude and longitude swapped?"
    case .latitudeOutOfRange(let value, looksSwapped: false):
      "latitude \(value) is not between -90 and 90"
    case .longitudeOutOfRange(let value):
      "longitude \(value) is not between -180 and 180"
    case .decimalComma(let text):
      "'\(text)' has a decimal comma; write a point, as in 50.85,4.35, and whole numbers as in 50.0,4.0"
    case .malformed(let text):
      "'\(text)' is not a coordinate; write latitude,longitude in degrees, as in 50.85,4.35"
    }
  }
}
