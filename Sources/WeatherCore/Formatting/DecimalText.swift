extension Double {
  /// The number with at most so many digits after the point, rounded half away from zero.
  ///
  /// The text is the same in every locale, has no exponent, no superfluous zeros and no negative zero.
  ///
  /// - Parameter places: The digits after the point, from 0 to 6.
  /// - Returns: The text, or `nil` for a number that is not finite or beyond 10¹².
  package func decimalText(places: Int) -> String? {
    guard isFinite, abs(self) < 1e12 else { return nil }
    let scale = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][places]
    let scaled = Int64((self * Double(scale)).rounded(.toNearestOrAwayFromZero))
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt64(scale))
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
