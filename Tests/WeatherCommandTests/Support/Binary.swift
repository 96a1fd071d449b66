import Foundation
import TestSupport
import Testing

/// The program as a process: the one that `WEATHER_BIN` names, or the one built beside the tests.
enum Binary {
  /// The program's path.
  static let path: String = {
    if let path = ProcessInfo.processInfo.environment["WEATHER_BIN"], !path.isEmpty {
      return URL(filePath: path).standardizedFileURL.path
    }
    let folder = URL(filePath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
    // On Linux the test bundle stands beside the program; on macOS it is a folder beside it.
    var candidate = folder
    while candidate.path != "/" {
      let program = candidate.appending(path: "weather")
      if FileManager.default.isExecutableFile(atPath: program.path), !program.hasDirectoryPath {
        return program.path
      }
      candidate.deleteLastPathComponent()
    }
    return "weather"
  }()

  /// Runs the program with a list of its own and nothing of the user's settings.
  static func run(
    _ arguments: String..., store: String, input: String = "", environment: [String: String] = [:]
  ) throws -> Tool.Result {
    try run(arguments, store: store, input: input, environment: environment)
  }

  /// Runs the program with a list of its own and nothing of the user's settings.
  static func run(
    _ arguments: [String], store: String, input: String = "", environment: [String: String] = [:]
  ) throws -> Tool.Result {
    var variables = clean(store: store)
    for (name, value) in environment { variables[name] = value }
    return try Tool.run(path, arguments, input: input, environment: variables)
  }

  /// Variables that keep the user's own settings and files out of a test.
  static func clean(store: String) -> [String: String] {
    let folder = URL(filePath: store).deletingLastPathComponent().path
    return [
      "WEATHER_STORE": store, "XDG_CONFIG_HOME": "\(folder)/config", "XDG_CACHE_HOME": "\(folder)/cache",
      "WEATHER_FORMAT": "", "WEATHER_UNITS": "", "WEATHER_PROVIDER": "", "NO_COLOR": "", "COLUMNS": "",
      "CLICOLOR_FORCE": "", "http_proxy": "", "https_proxy": "", "all_proxy": "",
    ]
  }
}
