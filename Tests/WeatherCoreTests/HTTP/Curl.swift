import Foundation

/// One request in a process of its own, whose environment is set for it.
enum Curl {
  static let isPresent = FileManager.default.isExecutableFile(atPath: path)

  /// The program stands beside the test bundle.
  private static var path: String {
    Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent().path + "/weather-benchmarks" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      ?? Bundle.main.bundleURL.path + "/weather-benchmarks"
  }

  /// Returns the status and the number of bytes, or the kind of failure and what went wrong.
  static func get(_ url: String, environment: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["get", url]
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
