import WeatherCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system knows of the process: its arguments, its terminal, its user.
enum ProcessState {
  /// The arguments after the program's name, and the mistake of one that is not UTF-8, which is left out; it is
  /// never taken for another that is.
  static func arguments() -> (words: [String], mistake: UsageError?) {
    var words: [String] = []
    var mistake: UsageError?
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = unsafe CommandLine.unsafeArgv[index] else { continue }
      if let word = unsafe String(validatingCString: bytes) {
        words.append(word)
      } else {
        mistake = mistake ?? UsageError("argument \(index) is not UTF-8 text")
      }
    }
    return (words, mistake)
  }

  /// The columns and rows of the terminal that a stream is, or `nil` when it is none or does not tell.
  static func terminalSize(_ descriptor: Int32) -> (width: Int, height: Int)? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether a stream is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The home folder that the user database names; the root folder for a user without one.
  static func homeFolder() -> String {
    guard let entry = unsafe getpwuid(getuid()), let folder = unsafe entry.pointee.pw_dir else { return "/" }
    return unsafe String(cString: folder)
  }

  /// The failure of having no room for the files of a run, or `nil`.
  ///
  /// The system's queues end the process when they get no descriptors of their own, so there must be some to
  /// spare before any work begins.
  static var shortage: CommandFailure? {
    if hasPlainlyRoom { return nil }
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    while descriptors.count < spareDescriptors {
      let descriptor = fcntl(0, F_DUPFD_CLOEXEC, 3)
      guard descriptor >= 0 else {
        let reason = unsafe String(cString: strerror(errno))
        return CommandFailure(code: .system, message: "no room for \(spareDescriptors) open files: \(reason)")
      }
      descriptors.append(descriptor)
    }
    return nil
  }

  /// Whether enough of the first descriptors are free, which one call tells.
  private static var hasPlainlyRoom: Bool {
    var requests = (3..<3 + Int32(4 * spareDescriptors)).map { pollfd(fd: $0, events: 0, revents: 0) }
    guard unsafe poll(&requests, nfds_t(requests.count), 0) >= 0 else { return false }
    return requests.count { $0.revents & Int16(POLLNVAL) != 0 } >= spareDescriptors
  }

  /// More than a run opens at a time: the queues' own, the list's files, connections to a service.
  private static let spareDescriptors = 16

  /// Lets writing to a closed pipe, and beyond a limit of file size, fail with an error instead of ending the process.
  static func ignoreSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
