/// The folders where files are kept, by the XDG Base Directory Specification 0.8.
struct Folders: Hashable, Sendable {
  private let environment: [String: String]
  /// The user's home folder.
  let home: String

  /// Works out folders.
  ///
  /// - Parameter home: The home folder of the user database, for when `HOME` is not set.
  init(environment: [String: String], home: @autoclosure () -> String) {
    self.environment = environment
    let variable = environment["HOME", default: ""]
    self.home = variable.isEmpty ? home() : variable
  }

  /// The list of places.
  var list: String {
    #if os(macOS)
      let standard = "Library/Application Support"
    #else
      let standard = ".local/share"
    #endif
    return folder("XDG_DATA_HOME", standard) + "/locations.json"
  }

  /// The configuration file.
  var configuration: String { folder("XDG_CONFIG_HOME", ".config") + "/config.json" }

  /// The folder of readings that were fetched.
  var cache: String { folder("XDG_CACHE_HOME", ".cache") }

  /// A relative value is invalid and ignored, as the specification says.
  private func folder(_ variable: String, _ standard: String) -> String {
    let value = environment[variable, default: ""]
    return (value.hasPrefix("/") ? value : "\(home)/\(standard)") + "/weather"
  }
}
