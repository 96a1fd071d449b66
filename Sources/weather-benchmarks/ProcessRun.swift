#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that ran.
struct ProcessRun {
  /// The time from its start to its end.
  let seconds: Double

  /// Runs a program without input, and drops what it prints.
  ///
  /// It stops the benchmark if the program fails: the time of a failure says nothing.
  init(_ path: String, _ arguments: [String]) {
    var actions = unsafe Self.noActions
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { fatalError("no memory") }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, flags) in [(0, O_RDONLY), (1, O_WRONLY)] {
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(descriptor), "/dev/null", flags, 0)
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    var status: Int32 = 0
    let start = ContinuousClock.now
    guard unsafe posix_spawnp(&process, path, &actions, nil, &words, environ) == 0 else {
      fatalError("cannot run: \(path)")
    }
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    seconds = start.duration(to: .now) / .seconds(1)
    guard status == 0 else { fatalError("failed: \(([path] + arguments).joined(separator: " "))") }
  }

  #if canImport(Glibc)
    private static var noActions: posix_spawn_file_actions_t { unsafe posix_spawn_file_actions_t() }
  #else
    private static var noActions: posix_spawn_file_actions_t? { nil }
  #endif
}
