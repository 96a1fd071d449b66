/// What the configuration file says.
struct Configuration: Hashable, Sendable {
  /// The values by the names of settings.
  var values: [String: SettingValue] = [:]
  /// What is set for each provider: `key`, `key-file`, `url`.
  var providers: [String: [String: String]] = [:]
}
