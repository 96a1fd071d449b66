import WeatherCore

/// All that is set: an option beats the environment, the environment beats the configuration file.
struct Settings: Sendable {
  /// The environment variables of the process.
  let environment: [String: String]

  /// When the run began.
  let runTime = RunTime()

  /// The values that are set, by name.
  private(set) var values: [String: SettingValue]

  /// What the configuration file says, by name.
  let configuration: Configuration

  /// Gathers what is set.
  init(
    options: [String: [String]] = [:], environment: [String: String] = [:],
    configuration: Configuration = Configuration()
  ) {
    self.environment = environment
    self.configuration = configuration
    values = [:]
    for setting in Setting.all {
      if let text = options[setting.name]?.last {
        values[setting.name] = SettingValue(text: text, origin: .option)
      } else if let text = environment[setting.variable], !text.isEmpty {
        values[setting.name] = SettingValue(text: text, origin: .environment(setting.variable))
      } else if let value = configuration.values[setting.name] {
        values[setting.name] = value
      }
    }
  }

  /// The text of a setting, or `nil` when it is not set.
  func text(_ name: String) -> String? {
    values[name]?.text
  }

  /// What the environment says of a provider: its `key`, its `key-file` or its `url`; `nil` when it says nothing.
  func environmentText(_ name: String, of provider: String) -> String? {
    let variable = "WEATHER_\(provider)_\(name)".uppercased().replacing("-", with: "_")
    return environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the configuration file says of a provider, by the same names.
  func configuredText(_ name: String, of provider: String) -> String? {
    configuration.providers[provider]?[name]
  }
}
