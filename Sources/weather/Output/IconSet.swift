import WeatherCore

/// The sets of small pictures for the weather, by the names that options take.
enum IconSet: String, Hashable, Sendable, CaseIterable {
  case none, ascii, unicode, emoji

  /// The picture of this set, or an empty text when the set or the icon has none.
  func picture(of icon: WeatherData.Icon?) -> String {
    guard let icon else { return "" }
    let pictures =
      switch icon {
      case .clearDay: ["o", "☀", "☀️"]
      case .clearNight: ["c", "☾", "🌙"]
      case .partlyCloudyDay, .partlyCloudyNight: ["~", "☁", "⛅"]
      case .cloudy: ["=", "☁", "☁️"]
      case .fog: ["-", "≡", "🌫️"]
      case .wind: [">", "≋", "🌬️"]
      case .drizzle, .rain: ["'", "☂", "🌧️"]
      case .sleet: ["%", "☂", "🌨️"]
      case .snow: ["*", "❄", "❄️"]
      case .hail: [":", "☄", "🌨️"]
      case .thunderstorm: ["!", "⚡\u{FE0E}", "⛈️"]
      }
    return switch self {
    case .none: ""
    case .ascii: pictures[0]
    case .unicode: pictures[1]
    case .emoji: pictures[2]
    }
  }
}
