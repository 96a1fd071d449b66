extension Coordinate {
  /// The degrees with their directions, such as `33.86°S 151.21°E`; zero has none.
  public var degreesText: String {
    "\(Self.text(latitude, "N", "S")) \(Self.text(longitude, "E", "W"))"
  }

  /// The degrees as they are typed, such as `-33.86,151.21`, or `50.0,4.0` so that the comma is not taken for a
  /// decimal one; ``init(parsing:)`` gives the same coordinate again.
  public var typedText: String {
    [latitude, longitude].map { degrees in
      let text = degrees.plainText
      return text.contains(".") ? text : "\(text).0"
    }.joined(separator: ",")
  }

  private static func text(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    let text = abs(degrees).decimalText(places: 2) ?? "0"
    return text == "0" ? "0°" : "\(text)°\(degrees < 0 ? negative : positive)"
  }
}
