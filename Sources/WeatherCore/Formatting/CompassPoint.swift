/// One of the sixteen points of the compass.
public enum CompassPoint: Int, Hashable, Sendable, CaseIterable {
  case north, northNortheast, northeast, eastNortheast
  case east, eastSoutheast, southeast, southSoutheast
  case south, southSouthwest, southwest, westSouthwest
  case west, westNorthwest, northwest, northNorthwest

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
