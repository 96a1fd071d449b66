import WeatherCore

extension Settings {
  /// The list's file, with the durability and patience that are set.
  ///
  /// - Parameters:
  ///   - standardPath: The file when none is set.
  ///   - warn: Is told what of the file a change could not keep.
  func fileStore(standardPath: String, warn: @escaping @Sendable (String) -> Void) throws -> FileStore {
    let path = text("store") ?? standardPath
    // The system's text is repaired where it is not UTF-8; a repaired path would be another file's.
    guard !path.unicodeScalars.contains("\u{FFFD}") else {
      throw UsageError("the path of the list is not UTF-8 text")
    }
    return FileStore(
      path: FilePath(path), durability: try choice("fsync", default: Durability.full),
      lockTimeout: try duration("lock-timeout", default: .seconds(10)), usesLock: try !flag("no-lock"),
      warn: warn)
  }
}
