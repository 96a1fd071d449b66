import WeatherCore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that the user named, read whole.
enum UserFile {
  /// The most bytes that are taken from a file.
  private static let limit = 256 << 20

  /// A file as messages name it; `-` is standard input.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : "'\(file)'"
  }

  /// Reads a file.
  ///
  /// - Throws: `CommandFailure` with code `.noInput` when it cannot be opened or is no file, `.data` when it is too large.
  static func contents(of path: String) throws(CommandFailure) -> [UInt8] {
    guard let contents = try read(path, denied: .noInput) else { throw failure(path, "no such file") }
    return contents.bytes
  }

  /// Reads a file and tells whether others than its owner may read it; `nil` when there is none.
  ///
  /// - Parameter code: The kind of failure when reading is not permitted.
  static func read(_ path: String, denied code: FailureCode = .permission) throws(CommandFailure) -> (
    bytes: [UInt8], isOpenToOthers: Bool
  )? {
    // Without waiting: a pipe without a writer must not hang the program.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let number = errno
      if number == ENOENT || number == ENOTDIR { return nil }
      throw failure(path, reason(number), number == EACCES || number == EPERM ? code : .noInput)
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, reason(errno)) }
    let kind = status.st_mode & S_IFMT
    // A shell's <(…) is a pipe with a writer.
    guard kind == S_IFREG || kind == S_IFIFO else { throw failure(path, "it is no file") }
    if kind == S_IFIFO { waitForWriter(descriptor) }
    _ = fcntl(descriptor, F_SETFL, 0)
    let bytes = try DescriptorReader(descriptor: descriptor, limit: limit).bytes { reason in
      CommandFailure(code: .data, message: "cannot read '\(path)': \(reason)", path: path)
    }
    return (bytes, status.st_mode & 0o077 != 0)
  }

  /// Waits until somebody writes to a pipe: without a writer it would look as if it had ended.
  private static func waitForWriter(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&request, 1, -1) == -1, errno == EINTR {}
  }

  private static func failure(
    _ path: String, _ reason: String, _ code: FailureCode = .noInput
  ) -> CommandFailure {
    CommandFailure(code: code, message: "cannot read '\(path)': \(reason)", path: path)
  }

  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
