#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A system call that failed.
struct SystemError: Error, Hashable, Sendable {
  /// The number by which the system names the reason, such as `ENOSPC`.
  let number: Int32

  /// Creates an error with a number.
  init(_ number: Int32) {
    self.number = number
  }

  /// The error of the call that failed last on this thread.
  static var last: SystemError { SystemError(errno) }

  /// The reason, as the system words it.
  var reason: String {
    let text = unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
