extension WeatherData {
  /// The picture that stands for the weather, by the names of the Dark Sky interface and its heirs.
  public enum Icon: String, Hashable, Sendable, CaseIterable {
    case clearDay = "clear-day"
    case clearNight = "clear-night"
    case partlyCloudyDay = "partly-cloudy-day"
    case partlyCloudyNight = "partly-cloudy-night"
    case cloudy
    case fog
    case wind
    case drizzle
    case rain
    case sleet
    case snow
    case hail
    case thunderstorm
  }
}
