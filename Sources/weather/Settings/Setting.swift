import WeatherCore

/// A thing that can be set by an option, an environment variable, or the configuration file.
struct Setting: Hashable, Sendable {
  /// The name, as the option and the configuration file spell it.
  let name: String
  /// What it sets.
  let help: String
  /// The value that holds when nothing is set, in words.
  let standard: String
  /// Whether there is an option of this name.
  var isOption = true

  /// The environment variable.
  var variable: String {
    "WEATHER_" + name.uppercased().replacing("-", with: "_")
  }

  /// Every setting, in the order of the help.
  static let all = [
    Setting(
      name: "store", help: "File with the list of places", standard: "locations.json in the data folder"),
    Setting(name: "units", help: "Units of all quantities", standard: "metric"),
    Setting(name: "temperature", help: "Unit of temperatures", standard: "as units"),
    Setting(name: "wind", help: "Unit of wind speeds", standard: "as units"),
    Setting(name: "pressure", help: "Unit of air pressure", standard: "as units"),
    Setting(name: "provider", help: "Service to ask, or several by commas", standard: "open-meteo"),
    Setting(name: "timeout", help: "Time for the whole run", standard: "10s"),
    Setting(name: "max-age", help: "Oldest reading to take from the cache", standard: "10m"),
    Setting(name: "offline", help: "Whether to ask nobody", standard: "no"),
    Setting(name: "format", help: "Form of the output", standard: "text on a terminal, tsv in a pipe"),
    Setting(name: "color", help: "When to use colour", standard: "auto"),
    Setting(
      name: "icons", help: "Pictures of the weather", standard: "unicode on a terminal, none in a pipe"),
    Setting(name: "lock-timeout", help: "Time to wait for another edit", standard: "10s"),
    Setting(
      name: "contact", help: "Mail or web address for services to turn to", standard: "none", isOption: false),
    Setting(name: "fsync", help: "Durability: none, file or full", standard: "full", isOption: false),
    Setting(name: "no-lock", help: "1 to edit without a lock", standard: "no", isOption: false),
    Setting(name: "ca-file", help: "File of trusted certificates", standard: "the system's", isOption: false),
  ]
}
