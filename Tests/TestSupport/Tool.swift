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
  ) async throws -> Result {
    // On a thread of its own: one that waits for a program must not keep other tests from running.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Swift.Result { try runBlocking(name, arguments, input: input, environment: environment) })
      }
    }
  }

  /// Runs a program to its end, and keeps the thread waiting.
  static func runBlocking(
    _ name: String, _ arguments: [String] = [], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    // Files rather than pipes: a full pipe would stop the program.
    let folder = try TemporaryFolder()
    try Data(input.utf8).write(to: URL(filePath: "\(folder.path)/input"))
    var variables = ProcessInfo.processInfo.environment
    for (variable, value) in environment { variables[variable] = value.isEmpty ? nil : value }
    let process = try spawn(
      [path(of: name) ?? name] + arguments, variables,
      input: "\(folder.path)/input", output: "\(folder.path)/output", error: "\(folder.path)/error")
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7F
    return Result(
      output: try text("\(folder.path)/output"), error: try text("\(folder.path)/error"),
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
  }

  /// Starts a program with files for its streams.
  ///
  /// By system calls, not by `Process`, which waits for every descendant that keeps running, as a daemon does.
  private static func spawn(
    _ words: [String], _ variables: [String: String], input: String, output: String, error: String
  ) throws -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of the system's queues block signals, tests that outlive their terminal ignore one, and a
    // program would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, error, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    // What other tests have open must not be kept open by a program that runs on.
    for descriptor: Int32 in 3..<1_024 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in arguments + environment { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return process
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
