/// A symbol code of MET Norway, such as `lightrainshowers_day`.
struct METNorwaySymbol: Hashable, Sendable {
  private let base: String
  private let variant: String?

  /// Takes a code apart.
  init(code: String) {
    let parts = code.split(separator: "_", maxSplits: 1)
    base = parts.first.map(String.init) ?? ""
    variant = parts.count > 1 ? String(parts[1]) : nil
  }

  /// Whether the sun is up, or `nil` when the symbol does not tell.
  var isDay: Bool? {
    switch variant {
    case "day": true
    case "night", "polartwilight": false
    default: nil
    }
  }

  /// The weather in a few words; an unknown code is named as such.
  var summary: String {
    switch base {
    case "clearsky": return isDay == true ? "sunny" : "clear"
    case "fair": return isDay == true ? "mostly sunny" : "mostly clear"
    case "partlycloudy": return "partly cloudy"
    case "cloudy": return "cloudy"
    case "fog": return "fog"
    default: break
    }
    guard let parts else { return "unknown (\(base.safeForTerminal(limit: 40)))" }
    var words = [parts.strength, parts.kind].filter { !$0.isEmpty }.joined(separator: " ")
    if parts.isShowers { words += " showers" }
    return parts.hasThunder ? words + " and thunder" : words
  }

  /// The picture, or `nil` for an unknown code.
  var icon: WeatherData.Icon? {
    switch base {
    case "clearsky", "fair": return isDay == false ? .clearNight : .clearDay
    case "partlycloudy": return isDay == false ? .partlyCloudyNight : .partlyCloudyDay
    case "cloudy": return .cloudy
    case "fog": return .fog
    default: break
    }
    guard let parts else { return nil }
    if parts.hasThunder { return .thunderstorm }
    return switch parts.kind {
    case "snow": .snow
    case "sleet": .sleet
    default: .rain
    }
  }

  /// The parts of which the codes for rain, sleet and snow are made: `heavy` `rain` `showers` `andthunder`.
  private var parts: (strength: String, kind: String, isShowers: Bool, hasThunder: Bool)? {
    var rest = base[...]
    let hasThunder = rest.hasSuffix("andthunder")
    if hasThunder { rest = rest.dropLast("andthunder".count) }
    let isShowers = rest.hasSuffix("showers")
    if isShowers { rest = rest.dropLast("showers".count) }
    guard let kind = ["rain", "sleet", "snow"].first(where: { rest.hasSuffix($0) }) else { return nil }
    rest = rest.dropLast(kind.count)
    // The service spells two codes with a second s: lightssleetshowersandthunder, lightssnowshowersandthunder.
    let strengths = ["": "", "light": "light", "lights": "light", "heavy": "heavy"]
    guard let strength = strengths[String(rest)] else { return nil }
    return (strength, kind, isShowers, hasThunder)
  }
}
