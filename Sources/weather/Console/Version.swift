/// The program's version.
enum Version {
  /// The version, as semver.org has it.
  static let current = "1.0.0"

  /// The day of the version.
  static let date = "2026-11-30"
}
