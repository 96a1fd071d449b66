#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads regular files that may not be what they should be.
enum BoundedFile {
  /// Why a file was not read.
  enum Failure: Error, Hashable {
    /// A call failed; the system's number for the reason.
    case system(errno: Int32)
    /// It is no regular file.
    case notRegular
    /// It is owned by someone else.
    case foreign
    /// It is larger than the limit.
    case tooLarge
  }

  /// Reads all of a regular file.
  ///
  /// It never waits for a FIFO and never grows beyond the limit, whatever the file does meanwhile.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes that it may have.
  ///   - isOwn: Whether to insist on a file that is this user's and is named without a symbolic link.
  /// - Returns: The bytes.
  /// - Throws: `Failure` when it is not such a file or cannot be read.
  static func read(_ path: String, limit: Int, isOwn: Bool = false) throws(Failure) -> [UInt8] {
    try readWithTime(path, limit: limit, isOwn: isOwn).bytes
  }

  /// Reads all of a regular file, and the time when it was last written, in seconds since 1970.
  static func readWithTime(
    _ path: String, limit: Int, isOwn: Bool = false
  ) throws(Failure) -> (bytes: [UInt8], modified: Int) {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isOwn ? O_NOFOLLOW : 0)
    let descriptor = unsafe open(path, flags)
    guard descriptor >= 0 else { throw .system(errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard !isOwn || status.st_uid == geteuid() else { throw .foreign }
    guard status.st_size <= limit else { throw .tooLarge }

    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe readSome(descriptor, $0) }
      if count == 0 { return (bytes, status.modificationSeconds) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno: errno)
      }
      guard bytes.count + count <= limit else { throw .tooLarge }
      bytes += chunk.prefix(count)
    }
  }

  /// The system's words for the number of an error, in lower case.
  static func reason(_ number: Int32) -> String {
    unsafe String(cString: strerror(number)).lowercased()
  }
}

private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
