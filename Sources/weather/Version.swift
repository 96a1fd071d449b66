/// The program's version.
enum Version {
  /// The version, as semver.org has it.
  static let current = "1.0.0"
}
