extension Coordinate {
  /// Reads a coordinate from text.
  ///
  /// Decimal degrees, latitude first, with a comma or space between (`50.85,4.35`, `50.85 4.35`), a `geo:` address
  /// (`geo:50.85,4.35`), or degrees, minutes and seconds with the letters of the compass
  /// (`50°51′N 4°21′E`, `50 51 N, 4 21 E`, `N50.85 E4.35`), which may then come in either order.
  ///
  /// - Throws: `CoordinateError`; a decimal comma and swapped values are named as such.
  public init(parsing text: String) throws(CoordinateError) {
    let scanner = CoordinateScanner(text)
    guard scanner.isReadable else { throw .malformed(scanner.shown) }
    if let decimal = try scanner.decimalDegrees() {
      self = try Coordinate(latitude: decimal.latitude, longitude: decimal.longitude)
    } else if let sexagesimal = try scanner.compassDegrees() {
      do throws(CoordinateError) {
        self = try Coordinate(latitude: sexagesimal.latitude, longitude: sexagesimal.longitude)
      } catch {
        // Letters say which is which: they are not swapped.
        guard case .latitudeOutOfRange(let latitude, _) = error else { throw error }
        throw .latitudeOutOfRange(latitude, looksSwapped: false)
      }
    } else {
      throw .malformed(scanner.shown)
    }
  }

  /// Whether a text means to be a coordinate rather than a name, well-formed or not.
  ///
  /// It does when it begins with `geo:`, or has digits and nothing but digits, signs, marks of degrees and single
  /// letters of the compass.
  public static func isMeant(by text: String) -> Bool {
    let scanner = CoordinateScanner(text)
    return scanner.hasScheme || scanner.looksLikeDegrees
  }
}
