import Testing

@testable import WeatherCore

struct DecimalTextTests {
  @Test(arguments: [
    (0.0, 0, "0"), (-0.0, 0, "0"), (-0.4, 0, "0"), (-0.5, 0, "-1"), (0.5, 0, "1"), (1.005, 1, "1"),
    (12.34, 1, "12.3"), (12.35, 1, "12.4"), (-12.3, 1, "-12.3"), (0.05, 2, "0.05"), (-0.04, 1, "0"),
    (50.85045, 6, "50.85045"), (1e11, 2, "100000000000"),
  ])
  func `rounds and spells numbers`(value: Double, places: Int, text: String) {
    #expect(value.decimalText(places: places) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e12, -1e300])
  func `spells nothing that is no usual number`(value: Double) {
    #expect(value.decimalText(places: 1) == nil)
  }
}
