#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Made-up weather that depends on nothing but the point.
struct SampleWeather: Sendable {
  static let name = "sample"
  static let source = WeatherData.Source(
    provider: name, attribution: "Sample data: made up, not the weather", isSample: true)

  private let coordinate: Coordinate

  init(_ coordinate: Coordinate) {
    self.coordinate = coordinate
  }

  func conditions(at date: Date) -> WeatherData.CurrentConditions {
    var dice = Dice(coordinate)
    let isDay = dice.roll(2) == 0
    let codes = WeatherCode.known
    let code = WeatherCode(number: codes[dice.roll(codes.count)], isDay: isDay)
    let warmth = 28 - coordinate.latitude.magnitude.rounded() / 2
    let temperature = warmth + Double(dice.roll(101) - 50) / 10
    let wind = Double(dice.roll(120)) / 10
    let quarter = 900.0
    return WeatherData.CurrentConditions(
      observedAt: Date(
        timeIntervalSince1970: (date.timeIntervalSince1970 / quarter).rounded(.down) * quarter),
      summary: code.summary,
      icon: code.icon,
      temperature: temperature,
      apparentTemperature: temperature - Double(dice.roll(31)) / 10,
      humidity: Double(30 + dice.roll(70)) / 100,
      pressure: Double(9850 + dice.roll(500)) / 10,
      windSpeed: wind,
      windGust: wind + Double(dice.roll(80)) / 10,
      windDirection: Double(dice.roll(360)),
      precipitation: Double(dice.roll(30)) / 10,
      cloudCover: Double(dice.roll(101)) / 100,
      visibility: Double(1 + dice.roll(24)) * 1000,
      uvIndex: isDay ? Double(dice.roll(11)) : 0,
      isDay: isDay)
  }

  /// Numbers that look random and are the same for the same point on every machine.
  private struct Dice {
    private var state: UInt64

    init(_ coordinate: Coordinate) {
      let latitude = UInt64(bitPattern: Int64((coordinate.latitude * 10_000).rounded()))
      let longitude = UInt64(bitPattern: Int64((coordinate.longitude * 10_000).rounded()))
      state = latitude &* 0x9e37_79b9_7f4a_7c15 ^ longitude
    }

    mutating func roll(_ count: Int) -> Int {
      // SplitMix64 (Steele, Lea and Flood, 2014).
      state &+= 0x9e37_79b9_7f4a_7c15
      var value = state
      value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
      value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
      return Int((value ^ value >> 31) % UInt64(count))
    }
  }
}
