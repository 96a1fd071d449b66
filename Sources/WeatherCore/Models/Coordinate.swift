/// A point on the earth, in degrees of the World Geodetic System 1984.
///
/// A coordinate is always finite and in range: there is no way to make one that is not.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public let latitude: Double

  /// Degrees east of Greenwich, from -180 to 180.
  public let longitude: Double

  /// Creates a coordinate from degrees.
  ///
  /// A negative zero becomes zero.
  ///
  /// - Throws: `CoordinateError` naming the value that is not finite or not in range.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard latitude.isFinite, longitude.isFinite else { throw .notFinite }
    guard (-90...90).contains(latitude) else {
      let swapped = (-90...90).contains(longitude) && (-180...180).contains(latitude)
      throw .latitudeOutOfRange(latitude, looksSwapped: swapped)
    }
    guard (-180...180).contains(longitude) else { throw .longitudeOutOfRange(longitude) }
    self.latitude = latitude == 0 ? 0 : latitude
    self.longitude = longitude == 0 ? 0 : longitude
  }
}
