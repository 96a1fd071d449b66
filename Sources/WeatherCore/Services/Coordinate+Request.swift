extension Coordinate {
  /// The latitude as services want it: a decimal point, at most four decimals, no exponent, no trailing zeros.
  var latitudeText: String { Coordinate.text(latitude) }

  /// The longitude as services want it: a decimal point, at most four decimals, no exponent, no trailing zeros.
  var longitudeText: String { Coordinate.text(longitude) }

  private static func text(_ degrees: Double) -> String {
    let scale = 10_000
    let scaled = Int((degrees * Double(scale)).rounded())
    var decimals = String(scaled.magnitude % UInt(scale) + UInt(scale)).dropFirst()
    while decimals.last == "0" { decimals = decimals.dropLast() }
    let whole = (scaled < 0 ? "-" : "") + String(scaled.magnitude / UInt(scale))
    return decimals.isEmpty ? whole : "\(whole).\(decimals)"
  }
}
