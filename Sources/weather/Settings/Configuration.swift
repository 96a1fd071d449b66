/// What the configuration file says.
struct Configuration: Hashable, Sendable {
  /// The file, or `nil` for what is in none.
  var path: String?
  /// Whether there is no such file.
  var isAbsent = false
  /// The values by the names of settings.
  var values: [String: SettingValue] = [:]
  /// What is set for each provider: `key`, `key-file`, `url`.
  var providers: [String: [String: String]] = [:]
}
