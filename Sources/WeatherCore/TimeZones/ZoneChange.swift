/// The moment of each year at which clocks change.
struct ZoneChange: Hashable, Sendable {
  private enum Day: Hashable {
    /// The nth (5: last) weekday, from 0 for Sunday, of a month.
    case weekday(Int, week: Int, month: Int)
    /// A day of the year from 1, 29 February never counted.
    case ofCommonYear(Int)
    /// A day of the year from 0, 29 February counted.
    case ofYear(Int)
  }

  private let day: Day
  private let secondsOfDay: Int

  /// Takes a change such as `M10.1.0/3` off the front of a text, or returns `nil`.
  init?(_ text: inout Substring) {
    if text.takePrefix("M") {
      guard let month = text.takeNumber(), (1...12).contains(month), text.takePrefix("."),
        let week = text.takeNumber(), (1...5).contains(week), text.takePrefix("."),
        let weekday = text.takeNumber(), (0...6).contains(weekday)
      else { return nil }
      day = .weekday(weekday, week: week, month: month)
    } else if text.takePrefix("J") {
      guard let number = text.takeNumber(), (1...365).contains(number) else { return nil }
      day = .ofCommonYear(number)
    } else {
      guard let number = text.takeNumber(), (0...365).contains(number) else { return nil }
      day = .ofYear(number)
    }
    if text.takePrefix("/") {
      guard let time = text.takeTime() else { return nil }
      secondsOfDay = time
    } else {
      secondsOfDay = 2 * 3600
    }
  }

  /// The moment in a year, in seconds from the start of 1970 by local clocks.
  func localSeconds(year: Int) -> Int {
    dayNumber(year: year) * 86400 + secondsOfDay
  }

  private func dayNumber(year: Int) -> Int {
    switch day {
    case .weekday(let weekday, let week, let month):
      let first = CivilTime.dayNumber(year: year, month: month, day: 1)
      // 1 January 1970 was a Thursday, the fourth day after Sunday.
      let weekdayOfFirst = ((first + 4) % 7 + 7) % 7
      let earliest = (weekday - weekdayOfFirst + 7) % 7
      let length = CivilTime.dayCount(year: year, month: month)
      let chosen = earliest + (week - 1) * 7
      return first + (chosen < length ? chosen : chosen - 7)
    case .ofCommonYear(let number):
      let leapDay = CivilTime.isLeap(year) && number >= 60 ? 1 : 0
      return CivilTime.dayNumber(year: year, month: 1, day: 1) + number - 1 + leapDay
    case .ofYear(let number):
      return CivilTime.dayNumber(year: year, month: 1, day: 1) + number
    }
  }
}
