/// A moment as the clocks at a place show it, with their distance from universal time.
package struct LocalTime: Hashable, Sendable {
  /// What the clocks show.
  let civil: CivilTime

  /// The seconds that the clocks are ahead of universal time, or `nil` when they show universal time itself.
  let offset: Int?

  /// Creates the time that clocks show, or returns `nil` outside of the years 1 to 9999.
  ///
  /// - Parameters:
  ///   - secondsSince1970: The moment, in seconds since the start of 1970 in universal time.
  ///   - offset: The seconds that the clocks are ahead of universal time, or `nil` for universal time itself.
  package init?(secondsSince1970: Int, offset: Int?) {
    guard let civil = CivilTime(secondsSince1970: secondsSince1970 + (offset ?? 0)) else { return nil }
    self.civil = civil
    self.offset = offset
  }

  /// The time in the form of RFC 3339, such as `2026-07-28T15:45:00+02:00`.
  package var timestamp: String {
    let date = "\(Self.digits(civil.year, 4))-\(Self.digits(civil.month, 2))-\(Self.digits(civil.day, 2))"
    return "\(date)T\(clock):\(Self.digits(civil.second, 2))\(offsetText)"
  }

  /// The hour and minute, such as `15:45`.
  package var clock: String {
    "\(Self.digits(civil.hour, 2)):\(Self.digits(civil.minute, 2))"
  }

  /// The distance from universal time, such as `+05:45`, or `Z` for universal time itself.
  package var offsetText: String {
    guard let offset else { return "Z" }
    let minutes = Int(offset.magnitude / 60)
    return "\(offset < 0 ? "-" : "+")\(Self.digits(minutes / 60, 2)):\(Self.digits(minutes % 60, 2))"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
