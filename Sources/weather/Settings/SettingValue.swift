/// A value as it was set, and where.
struct SettingValue: Hashable, Sendable {
  /// Where a value was set.
  enum Origin: Hashable, Sendable {
    /// On the command line.
    case option
    /// In the environment, by this variable.
    case environment(String)
    /// In the configuration file, on this line.
    case file(path: String, line: Int)
  }

  /// The value's text.
  let text: String

  /// Where it was set.
  let origin: Origin
}
