import Testing

@testable import WeatherCore

struct LocalTimeTests {
  @Test(
    arguments: [
      (0, nil, "1970-01-01T00:00:00Z"), (1_785_246_300, 7_200, "2026-07-28T15:45:00+02:00"),
      (1_785_246_300, 20_700, "2026-07-28T19:30:00+05:45"),
      (1_785_246_300, -12_600, "2026-07-28T10:15:00-03:30"),
      (951_782_400, 0, "2000-02-29T00:00:00+00:00"), (-1, nil, "1969-12-31T23:59:59Z"),
    ] as [(Int, Int?, String)])
  func `shows what clocks show`(seconds: Int, offset: Int?, text: String) {
    #expect(LocalTime(secondsSince1970: seconds, offset: offset)?.timestamp == text)
  }

  @Test(arguments: [Int.min / 2, -62_135_596_801, 253_402_300_800])
  func `knows no other years than four digits can spell`(seconds: Int) {
    #expect(LocalTime(secondsSince1970: seconds, offset: nil) == nil)
  }
}
