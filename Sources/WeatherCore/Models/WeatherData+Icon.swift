extension WeatherData {
  /// The picture that stands for the weather, by the names of the Dark Sky interface and its heirs.
  public enum Icon: String, Hashable, Sendable, CaseIterable {
    /// A clear sky by day.
    case clearDay = "clear-day"
    /// A clear sky by night.
    case clearNight = "clear-night"
    /// Some clouds by day.
    case partlyCloudyDay = "partly-cloudy-day"
    /// Some clouds by night.
    case partlyCloudyNight = "partly-cloudy-night"
    /// A covered sky.
    case cloudy
    /// Fog, mist or haze.
    case fog
    /// Strong wind.
    case wind
    /// Drizzle.
    case drizzle
    /// Rain or showers.
    case rain
    /// Sleet, or rain that freezes.
    case sleet
    /// Snow.
    case snow
    /// Hail.
    case hail
    /// A thunderstorm.
    case thunderstorm
  }
}

extension WeatherData.Icon {
  /// Whether the picture is one of the day, or `nil` when it tells nothing.
  var isDay: Bool? {
    switch self {
    case .clearDay, .partlyCloudyDay: true
    case .clearNight, .partlyCloudyNight: false
    default: nil
    }
  }
}
