import WeatherCore

extension Coordinate {
  /// Reads a point at the end of the words typed: in one word, or in two.
  ///
  /// - Returns: The point and the words before it, or `nil` when the words do not mean a point.
  /// - Throws: `CoordinateError` when they mean a point that there is not.
  static func trailing(in words: [String]) throws(CoordinateError) -> (
    coordinate: Coordinate, rest: [String]
  )? {
    let whole = words.joined(separator: " ")
    if isMeant(by: whole) { return (try Coordinate(parsing: whole), []) }
    for count in [2, 1] where words.count > count {
      let text = words.suffix(count).joined(separator: " ")
      // A name may end in a number, so the words must be numbers with a sign, point or comma to mean a point.
      guard isMeant(by: text), text.contains(where: { ".,-°".contains($0) }) else { continue }
      return (try Coordinate(parsing: text), Array(words.dropLast(count)))
    }
    return nil
  }
}
