/// One of the sixteen points of the compass.
public enum CompassPoint: Int, Hashable, Sendable, CaseIterable {
  /// N, 0° clockwise from north.
  case north
  /// NNE, 22.5° clockwise from north.
  case northNortheast
  /// NE, 45° clockwise from north.
  case northeast
  /// ENE, 67.5° clockwise from north.
  case eastNortheast
  /// E, 90° clockwise from north.
  case east
  /// ESE, 112.5° clockwise from north.
  case eastSoutheast
  /// SE, 135° clockwise from north.
  case southeast
  /// SSE, 157.5° clockwise from north.
  case southSoutheast
  /// S, 180° clockwise from north.
  case south
  /// SSW, 202.5° clockwise from north.
  case southSouthwest
  /// SW, 225° clockwise from north.
  case southwest
  /// WSW, 247.5° clockwise from north.
  case westSouthwest
  /// W, 270° clockwise from north.
  case west
  /// WNW, 292.5° clockwise from north.
  case westNorthwest
  /// NW, 315° clockwise from north.
  case northwest
  /// NNW, 337.5° clockwise from north.
  case northNorthwest

  /// Creates the point nearest to a direction.
  ///
  /// - Parameter degrees: Degrees clockwise from north, of any size; finite.
  public init(degrees: Double) {
    let turns = (degrees / 22.5).rounded().truncatingRemainder(dividingBy: 16)
    self = CompassPoint.allCases[(Int(turns) + 16) % 16]
  }

  /// The English abbreviation, such as `SW`.
  public var abbreviation: String {
    let names = [
      "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ]
    return names[rawValue]
  }
}
