import Testing

@testable import WeatherCore

struct PlainTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (50.123456789012344, "50.123456789012344"), (-33.86, "-33.86"), (180, "180"),
    (0.0001, "0.0001"), (0.00001, "0.00001"), (-0.000001, "-0.000001"), (1e-20, "0"),
  ])
  func `spells a number so that it reads back`(value: Double, text: String) {
    #expect(value.plainText == text || (value.plainText == "-0" && text == "0"))
    if value.magnitude >= 1e-12 { #expect(Double(value.plainText) == value) }
  }
}
