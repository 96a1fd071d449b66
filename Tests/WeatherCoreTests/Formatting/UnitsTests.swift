import Testing
import WeatherCore

struct UnitsTests {
  @Test(arguments: [(-40.0, -40.0), (0, 32), (100, 212), (37, 98.6), (-17.5, 0.5)])
  func `converts to Fahrenheit`(celsius: Double, fahrenheit: Double) {
    #expect(abs(TemperatureUnit.fahrenheit.value(fromCelsius: celsius) - fahrenheit) < 1e-9)
  }

  @Test(arguments: [
    (WindSpeedUnit.kilometresPerHour, 10.0, 36.0), (.milesPerHour, 0.44704, 1), (.knots, 1_852.0 / 3_600, 1),
    (.metresPerSecond, 7, 7),
  ])
  func `converts wind speeds`(unit: WindSpeedUnit, metresPerSecond: Double, value: Double) {
    #expect(abs(unit.value(fromMetresPerSecond: metresPerSecond) - value) < 1e-9)
  }

  @Test(arguments: [
    (0.0, 0.0), (0.29, 0), (0.3, 1), (3.4, 3), (10.7, 5), (10.8, 6), (32.6, 11), (32.7, 12), (111, 12),
  ])
  func `tells the force of the wind`(metresPerSecond: Double, force: Double) {
    #expect(WindSpeedUnit.beaufort.value(fromMetresPerSecond: metresPerSecond) == force)
  }

  @Test(arguments: [
    (0.0, "N"), (11.24, "N"), (11.26, "NNE"), (225, "SW"), (359.9, "N"), (360, "N"), (337.5, "NNW"),
    (-90, "W"),
    (720, "N"),
  ])
  func `names the point of the compass`(degrees: Double, point: String) {
    #expect(CompassPoint(degrees: degrees).abbreviation == point)
  }
}
