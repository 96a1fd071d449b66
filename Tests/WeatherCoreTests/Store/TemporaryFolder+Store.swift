import Foundation
import TestSupport

@testable import WeatherCore

extension TemporaryFolder {
  /// The names of the files in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
  }

  /// Writes a list and gives the store for it.
  func store(
    _ name: String, containing text: String, lockTimeout: Duration = .seconds(10)
  ) throws -> FileStore {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
    return FileStore(path: FilePath(path + "/" + name), lockTimeout: lockTimeout)
  }
}

extension LocationDocument.Edited {
  /// The document of the text.
  var document: LocationDocument {
    get throws { try LocationDocument(bytes) }
  }
}
