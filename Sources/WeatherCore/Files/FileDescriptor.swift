#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file or folder; it is closed when it goes out of use.
struct FileDescriptor: ~Copyable, Sendable {
  /// The number by which the system knows it.
  let number: Int32

  /// Takes over an open descriptor.
  private init(taking number: Int32) {
    self.number = number
  }

  deinit {
    _ = Self.closeNow(number)
  }

  /// Opens a file; a child process never inherits it.
  init(opening path: FilePath, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    let characters = path.characters
    let number = try retried { unsafe open(characters, flags | O_CLOEXEC, mode) }
    self.init(taking: number)
  }

  /// Opens a file in this folder; a child process never inherits it.
  func opening(_ name: FilePath, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> FileDescriptor {
    let characters = name.characters
    let number = try retried { unsafe openat(self.number, characters, flags | O_CLOEXEC, mode) }
    return FileDescriptor(taking: number)
  }

  /// Closes the descriptor; an error tells that what was written may be lost.
  consuming func close() throws(SystemError) {
    let number = self.number
    discard self
    // After an interruption the descriptor is closed all the same, on Linux and on macOS.
    guard Self.closeNow(number) == 0 || errno == EINTR else { throw .last }
  }

  private static func closeNow(_ number: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(number)
    #else
      Darwin.close(number)
    #endif
  }
}

/// Makes a system call until it is not interrupted.
///
/// - Throws: `SystemError` when it returns a negative number.
@discardableResult
func retried<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    guard result < 0 else { return result }
    guard errno == EINTR else { throw .last }
  }
}
