#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The standard streams of the process, by system calls whose failures are seen.
enum StandardStreams {
  /// The most bytes that are taken from standard input.
  private static let inputLimit = 256 << 20

  /// Makes sure that no file opened later takes the place of a standard stream that is closed.
  ///
  /// In place of a closed stream stands one on which reading or writing fails, as it does on a closed one.
  static func reserve() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes text whole.
  static func write(_ text: String, to descriptor: Int32) throws(ConsoleError) {
    var text = text
    let code = text.withUTF8 { bytes -> Int32 in
      var start = 0
      while start < bytes.count {
        let rest = unsafe UnsafeBufferPointer(rebasing: bytes[start...])
        let count = unsafe platformWrite(descriptor, rest.baseAddress, rest.count)
        if count > 0 {
          start += count
        } else if count < 0, errno == EINTR {
          continue
        } else if count < 0, errno == EAGAIN {
          waitUntilWritable(descriptor)
        } else {
          return count == 0 ? EIO : errno
        }
      }
      return 0
    }
    guard code != 0 else { return }
    if code == EPIPE { throw .closedPipe }
    throw .notWritten(reason: reason(code))
  }

  /// Reads standard input to its end.
  static func readInput() throws(ConsoleError) -> [UInt8] {
    try DescriptorReader(descriptor: 0, limit: inputLimit).bytes { ConsoleError.notRead(reason: $0) }
  }

  /// Reads a line from standard input, a byte at a time so that nothing after it is taken.
  static func readLine() -> String? {
    let reader = DescriptorReader(descriptor: 0, limit: inputLimit)
    var bytes: [UInt8] = []
    while let byte = (try? reader.chunk(1) { ConsoleError.notRead(reason: $0) })?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      if bytes.count < 4_096 { bytes.append(byte) }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  private static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}

private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
