/// A moment as HTTP's header fields spell it: `Sun, 06 Nov 1994 08:49:37 GMT`.
struct HTTPDate: Hashable, Sendable {
  /// Seconds since 1970 in universal time.
  let secondsSince1970: Double

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads the preferred form (RFC 9110, 5.6.7), or returns `nil`; the two obsolete forms are not read.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, words[0].utf8.count == 4, words[0].hasSuffix(","), words[5] == "GMT",
      words[1].utf8.count == 2, words[3].utf8.count == 4, words[4].utf8.count == 8,
      let day = Int(decimal: words[1]), let year = Int(decimal: words[3]),
      let month = HTTPDate.months.firstIndex(of: String(words[2]))
    else { return nil }
    let clock = words[4].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, clock.allSatisfy({ $0.utf8.count == 2 }), let hour = Int(decimal: clock[0]),
      let minute = Int(decimal: clock[1]), let second = Int(decimal: clock[2]),
      let time = CivilTime(
        year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
    else { return nil }
    secondsSince1970 = Double(time.secondsSince1970)
  }
}
