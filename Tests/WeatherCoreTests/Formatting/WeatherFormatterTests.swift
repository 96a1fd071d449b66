import Testing
import WeatherCore

struct WeatherFormatterTests {
  @Test(arguments: [
    (UnitSystem.metric, -0.4, "0 °C"), (.metric, -40, "-40 °C"), (.us, -40, "-40 °F"), (.us, 0, "32 °F"),
    (.metric, 60, "60 °C"), (.si, -89.2, "-89 °C"), (.uk, 12.5, "13 °C"),
  ])
  func `shows temperatures`(system: UnitSystem, celsius: Double, text: String) {
    #expect(WeatherFormatter(units: system.units).temperature(celsius) == text)
  }

  @Test(
    arguments: [
      (4.0, 225.0, "from SW 14 km/h"), (4, nil, "14 km/h"), (0, 90, "calm"), (nil, 90, nil),
      (111.2, 0, "from N 400 km/h"),
    ] as [(Double?, Double?, String?)])
  func `shows the wind`(speed: Double?, direction: Double?, text: String?) {
    #expect(WeatherFormatter().wind(speed: speed, direction: direction) == text)
  }

  @Test
  func `shows the other quantities with their units`() {
    let metric = WeatherFormatter()
    #expect(metric.pressure(1013.25) == "1013 hPa")
    #expect(metric.percentage(0.815) == "82 %")
    #expect(metric.precipitation(0.44) == "0.4 mm")
    #expect(metric.visibility(24_140) == "24 km")
    #expect(metric.visibility(350) == "0.4 km")
    let us = WeatherFormatter(units: UnitSystem.us.units)
    #expect(us.pressure(1013.25) == "29.92 inHg")
    #expect(us.precipitation(2.54) == "0.1 in")
    #expect(us.visibility(16_093.44) == "10 mi")
  }
}
