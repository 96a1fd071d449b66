import Foundation
import TestSupport

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
  static func get(_ url: String, environment: [String: String]) async throws -> String {
    let proxies = [
      "http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY",
    ]
    let variables = Dictionary(uniqueKeysWithValues: proxies.map { ($0, "") }).merging(environment) { $1 }
    return try await Tool.run(path, ["get", url], environment: variables).output
  }
}
