import Testing

@testable import WeatherCore

struct CivilTimeTests {
  @Test
  func `counts every day of two centuries there and back`() throws {
    let first = CivilTime.dayNumber(year: 1895, month: 1, day: 1)
    var expected = try #require(CivilTime(year: 1895, month: 1, day: 1, hour: 23, minute: 59, second: 59))
    var wrong: [Int] = []
    for day in first..<(first + 210 * 365) {
      let time = try #require(CivilTime(secondsSince1970: day * 86400 + 86399))
      if time != expected || time.secondsSince1970 != day * 86400 + 86399 { wrong.append(day) }
      let next =
        CivilTime(year: time.year, month: time.month, day: time.day + 1, hour: 23, minute: 59, second: 59)
        ?? CivilTime(year: time.year, month: time.month + 1, day: 1, hour: 23, minute: 59, second: 59)
        ?? CivilTime(year: time.year + 1, month: 1, day: 1, hour: 23, minute: 59, second: 59)
      expected = try #require(next)
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("2026-07-28T15:45", 1_785_253_500.0, nil),
    ("2026-07-28T15:45Z", 1_785_253_500, 0),
    ("2026-07-28T15:45:30.5Z", 1_785_253_530.5, 0),
    ("2026-07-28T15:45:00+05:45", 1_785_253_500, 20700),
    ("2026-07-28T15:45:00-0330", 1_785_253_500, -12600),
    ("1970-01-01T00:00Z", 0, 0),
    ("1969-12-31T23:59:59Z", -1, 0),
    ("2024-02-29T00:00Z", 1_709_164_800, 0),
  ])
  func `reads a time`(text: String, digits: Double, offset: Int?) throws {
    let timestamp = try #require(Timestamp(text))
    #expect(timestamp.digits == digits)
    #expect(timestamp.offset == offset)
  }

  @Test(arguments: [
    "", "2026-07-28", "2026-02-30T00:00", "2025-02-29T00:00", "2026-07-28T24:00", "2026-07-28T15:60",
    "2026-07-28T15:45:60", "2026-7-28T15:45", "2026-07-28T15:45+5", "2026-07-28T15:45 ", "２０２６-07-28T15:45",
    "2026-07-28T15:45.", "0000-01-01T00:00", "+026-07-28T15:45", "2026-13-01T00:00",
    "2026-07-28T15:45:00+24:00",
  ])
  func `refuses what is no time`(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777.0 as Double?),
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("06 Nov 1994 08:49:37 GMT", nil), ("never", nil),
    ("Sun, 31 Feb 1994 08:49:37 GMT", nil), ("Sunday, 06-Nov-94 08:49:37 GMT", nil), ("0", nil),
  ])
  func `reads the dates of header fields`(text: String, seconds: Double?) {
    #expect(HTTPDate(text)?.secondsSince1970 == seconds)
  }
}
