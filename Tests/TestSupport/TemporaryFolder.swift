import Foundation

/// A fresh folder that is removed at the end.
public struct TemporaryFolder: ~Copyable {
  /// The folder's path.
  public let path: String

  /// Creates an empty folder.
  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/weather-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
