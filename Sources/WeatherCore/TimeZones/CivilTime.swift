/// A date and a time of day in the Gregorian calendar, without a zone.
struct CivilTime: Hashable, Sendable {
  /// The year, from 1 to 9999.
  let year: Int
  /// The month, from 1.
  let month: Int
  /// The day of the month, from 1.
  let day: Int
  /// The hour, from 0 to 23.
  let hour: Int
  /// The minute, from 0 to 59.
  let minute: Int
  /// The second, from 0 to 59.
  let second: Int

  /// Creates a time, or returns `nil` when the calendar has no such day or the clock no such time.
  init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CivilTime.dayCount(year: year, month: month)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Creates the time that a count of seconds since the start of 1970 stands for, or returns `nil` when it
  /// is outside of the years 1 to 9999.
  init?(secondsSince1970 seconds: Int) {
    let dayNumber = seconds.flooredQuotient(by: 86400)
    let first = CivilTime.dayNumber(year: 1, month: 1, day: 1)
    guard (first..<CivilTime.dayNumber(year: 10000, month: 1, day: 1)).contains(dayNumber) else { return nil }
    var year = 1 + (dayNumber - first) / 366
    while dayNumber >= CivilTime.dayNumber(year: year + 1, month: 1, day: 1) { year += 1 }
    var month = 1
    while month < 12, dayNumber >= CivilTime.dayNumber(year: year, month: month + 1, day: 1) { month += 1 }
    let ofDay = seconds - dayNumber * 86400
    self.year = year
    self.month = month
    day = dayNumber - CivilTime.dayNumber(year: year, month: month, day: 1) + 1
    hour = ofDay / 3600
    minute = ofDay / 60 % 60
    second = ofDay % 60
  }

  /// The seconds since the start of 1970, as if the time were universal time.
  var secondsSince1970: Int {
    CivilTime.dayNumber(year: year, month: month, day: day) * 86400 + hour * 3600 + minute * 60 + second
  }

  /// The days from the start of 1970 to a date.
  ///
  /// Complete years are counted with their leap days; the months before this one by a table.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400
    let daysTo1970 = 719_162
    let daysBefore = (1..<month).reduce(0) { $0 + dayCount(year: year, month: $1) }
    return past * 365 + leapDays - daysTo1970 + daysBefore + day - 1
  }

  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Int {
  /// The quotient rounded towards negative infinity.
  func flooredQuotient(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-1 - self) / divisor) - 1
  }
}
