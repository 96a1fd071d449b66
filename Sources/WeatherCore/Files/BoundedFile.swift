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
    /// A system call failed.
    case system(SystemError)
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
    let status: FileStatus
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let file = try FileDescriptor(
        opening: FilePath(path), O_RDONLY | O_NONBLOCK | (isOwn ? O_NOFOLLOW : 0))
      status = try file.status()
      // Nothing is read from what is no file: it might never end.
      if status.kind == .regular, status.size <= limit {
        bytes = try file.contents(expected: status.size, limit: limit)
      }
    } catch {
      throw .system(error)
    }
    guard status.kind == .regular else { throw .notRegular }
    guard !isOwn || status.owner == geteuid() else { throw .foreign }
    guard max(status.size, bytes.count) <= limit else { throw .tooLarge }
    return (bytes, status.identity.seconds)
  }
}
