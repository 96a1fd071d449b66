/// A number of the World Meteorological Organization's table 4677 for present weather, as far as forecasts
/// use it.
struct WeatherCode: Hashable, Sendable {
  /// The number.
  let number: Int

  /// Whether the sun is up, or `nil` when that is not known.
  let isDay: Bool?

  /// The weather in a few words; an unknown number is named as such.
  var summary: String {
    switch number {
    case 0: isDay == true ? "sunny" : "clear"
    case 1: isDay == true ? "mostly sunny" : "mostly clear"
    default: WeatherCode.table[number]?.words ?? "unknown (\(number))"
    }
  }

  /// The picture, or `nil` for an unknown number.
  var icon: WeatherData.Icon? {
    switch number {
    case 0, 1: isDay == false ? .clearNight : .clearDay
    case 2: isDay == false ? .partlyCloudyNight : .partlyCloudyDay
    default: WeatherCode.table[number]?.icon
    }
  }

  /// The numbers in use, in order.
  static var known: [Int] { ([0, 1] + table.keys).sorted() }

  private static let table: [Int: (words: String, icon: WeatherData.Icon)] = [
    2: ("partly cloudy", .partlyCloudyDay),
    3: ("overcast", .cloudy),
    45: ("fog", .fog),
    48: ("freezing fog", .fog),
    51: ("light drizzle", .drizzle),
    53: ("drizzle", .drizzle),
    55: ("heavy drizzle", .drizzle),
    56: ("light freezing drizzle", .sleet),
    57: ("freezing drizzle", .sleet),
    61: ("light rain", .rain),
    63: ("rain", .rain),
    65: ("heavy rain", .rain),
    66: ("light freezing rain", .sleet),
    67: ("freezing rain", .sleet),
    71: ("light snow", .snow),
    73: ("snow", .snow),
    75: ("heavy snow", .snow),
    77: ("snow grains", .snow),
    80: ("light showers", .rain),
    81: ("showers", .rain),
    82: ("violent showers", .rain),
    85: ("light snow showers", .snow),
    86: ("heavy snow showers", .snow),
    95: ("thunderstorm", .thunderstorm),
    96: ("thunderstorm with light hail", .thunderstorm),
    99: ("thunderstorm with hail", .thunderstorm),
  ]
}
