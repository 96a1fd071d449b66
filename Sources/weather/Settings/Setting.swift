import WeatherCore

/// A thing that can be set by an option, an environment variable, or the configuration file.
struct Setting: Hashable, Sendable {
  /// The name, as the option and the configuration file spell it.
  let name: String
  /// What it sets, or `nil` when the option of the name says so.
  var help: String?
  /// The value that holds when nothing is set, in words.
  let standard: String

  /// The environment variable.
  var variable: String {
    "WEATHER_" + name.uppercased().replacing("-", with: "_")
  }

  /// Every setting, in the order of the help.
  static let all = [
    Setting(name: "store", standard: "locations.json in the data folder"),
    Setting(name: "units", standard: "metric"),
    Setting(name: "temperature", standard: "as units"),
    Setting(name: "wind", standard: "as units"),
    Setting(name: "pressure", standard: "as units"),
    Setting(name: "provider", standard: "open-meteo"),
    Setting(name: "timeout", standard: "10s"),
    Setting(name: "max-age", standard: "10m"),
    Setting(name: "offline", help: "Whether to ask nobody", standard: "no"),
    Setting(name: "format", standard: "text on a terminal, tsv in a pipe"),
    Setting(name: "color", standard: "auto"),
    Setting(name: "icons", standard: "unicode on a terminal, none in a pipe"),
    Setting(name: "lock-timeout", standard: "10s"),
    Setting(name: "contact", help: "Mail or web address for services to turn to", standard: "none"),
    Setting(name: "fsync", help: "Durability: none, file or full", standard: "full"),
    Setting(name: "no-lock", help: "1 to edit without a lock", standard: "no"),
    Setting(name: "ca-file", help: "File of trusted certificates", standard: "the system's"),
  ]
}
