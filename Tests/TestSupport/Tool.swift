import Foundation

/// Programs of the system that tests run.
public enum Tool {
  /// What a program wrote and how it ended.
  public struct Result: Sendable {
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let error: String
    /// The status it ended with; for one ended by a signal, 128 and the signal.
    public let status: Int32
  }

  /// Whether a program can be found on the path.
  public static func isInstalled(_ name: String) -> Bool {
    path(of: name) != nil
  }

  /// The path of a program, or `nil` when it cannot be found.
  public static func path(of name: String) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    let folders = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"].split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - environment: Variables to set beside the test's own; an empty text unsets one.
  /// - Throws: When the program cannot be started.
  public static func run(
    _ name: String, _ arguments: [String] = [], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path(of: name) ?? name)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for (variable, value) in environment { variables[variable] = value.isEmpty ? nil : value }
    process.environment = variables
    // Files rather than pipes: a full pipe would stop the program.
    let folder = try TemporaryFolder()
    try Data(input.utf8).write(to: URL(filePath: "\(folder.path)/input"))
    for name in ["output", "error"] {
      try Data().write(to: URL(filePath: "\(folder.path)/\(name)"))
    }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: "\(folder.path)/input"))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: "\(folder.path)/output"))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: "\(folder.path)/error"))
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      output: try Self.text("\(folder.path)/output"), error: try Self.text("\(folder.path)/error"),
      status: process.terminationStatus + (isSignal ? 128 : 0))
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
