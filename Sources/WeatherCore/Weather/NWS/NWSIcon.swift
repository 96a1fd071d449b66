/// The address of a picture of the National Weather Service: `…/icons/land/night/rain,40/skc?size=medium`.
struct NWSIcon: Hashable, Sendable {
  /// Whether the sun is up, or `nil` when the address does not tell.
  let isDay: Bool?

  private let code: String?

  /// Takes an address apart.
  init(address: String) {
    let parts = address.prefix { $0 != "?" }.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0 == "day" || $0 == "night" }) else {
      (isDay, code) = (nil, nil)
      return
    }
    isDay = parts[index] == "day"
    code = parts.dropFirst(index + 1).first.map { String($0.prefix { $0 != "," }) }
  }

  /// The picture, or `nil` for an unknown one.
  var icon: WeatherData.Icon? {
    guard let code else { return nil }
    // A sky with wind is first of all the sky.
    let sky = code.hasPrefix("wind_") ? String(code.dropFirst("wind_".count)) : code
    return switch sky {
    case "skc", "few", "hot", "cold": isDay == false ? .clearNight : .clearDay
    case "sct": isDay == false ? .partlyCloudyNight : .partlyCloudyDay
    case "bkn", "ovc": .cloudy
    case "fog", "haze", "smoke", "dust": .fog
    case "rain", "rain_showers", "rain_showers_hi": .rain
    case "snow", "blizzard": .snow
    case "sleet", "rain_sleet", "snow_sleet", "rain_snow", "fzra", "rain_fzra", "snow_fzra": .sleet
    case "tsra", "tsra_sct", "tsra_hi": .thunderstorm
    case "tornado", "hurricane", "tropical_storm": .wind
    default: nil
    }
  }
}
