/// A point of the earth in whole units of 1e-5 degrees, as the gazetteer stores it.
package struct GridPoint: Hashable, Sendable {
  /// The units from the south pole.
  var northing: Int
  /// The units from 180° W.
  var easting: Int

  private static let unitsPerDegree = 100_000
  private static let northingBits = 25
  private static let eastingBits = 26

  /// The bits of a packed point.
  package static let bits = northingBits + eastingBits

  /// Creates a point from units north of the equator and east of Greenwich.
  package init(latitude: Int, longitude: Int) {
    northing = latitude + 90 * Self.unitsPerDegree
    easting = longitude + 180 * Self.unitsPerDegree
  }

  /// The point at or next to a coordinate, towards the south pole and 180° W.
  init(_ coordinate: Coordinate) {
    northing = Int((coordinate.latitude + 90) * Double(Self.unitsPerDegree))
    easting = Int((coordinate.longitude + 180) * Double(Self.unitsPerDegree))
  }

  /// Takes a point from the lowest bits of a number.
  init(packed: Int) {
    northing = packed & ((1 << Self.northingBits) - 1)
    easting = packed >> Self.northingBits & ((1 << Self.eastingBits) - 1)
  }

  /// The point in the lowest bits of a number.
  package var packed: Int { northing | easting << Self.northingBits }

  /// The latitude in degrees.
  var latitude: Double { Double(northing - 90 * Self.unitsPerDegree) / Double(Self.unitsPerDegree) }

  /// The longitude in degrees.
  var longitude: Double { Double(easting - 180 * Self.unitsPerDegree) / Double(Self.unitsPerDegree) }

  /// The point, or `nil` when there is none such on earth.
  package var coordinate: Coordinate? { try? Coordinate(latitude: latitude, longitude: longitude) }

  /// The row of the grid in which the point lies, from the south.
  package var row: Int {
    min(northing / (GazetteerFormat.cellDegrees * Self.unitsPerDegree), GazetteerFormat.gridRows - 1)
  }

  /// The column of the grid in which the point lies, from the west; 180° E is 180° W.
  package var column: Int {
    easting / (GazetteerFormat.cellDegrees * Self.unitsPerDegree) % GazetteerFormat.gridColumns
  }
}
