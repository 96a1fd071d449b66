#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The right of one process to ask a service, which ends with the process at the latest.
struct CacheLock: Sendable {
  private let descriptor: Int32

  /// Whether another process had the lock first, so that there may be something new to read.
  let hasWaited: Bool

  /// Waits for a lock.
  ///
  /// - Parameters:
  ///   - path: The file that stands for the lock.
  ///   - patience: The most time to wait.
  ///   - clock: Waits.
  /// - Returns: The lock, or `nil` when it was not to be had.
  static func acquire(_ path: String, patience: Duration, clock: any Clock<Duration>) async -> CacheLock? {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
    let end = Deadline(in: patience)
    var hasWaited = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, end.remaining > .zero,
        (try? await clock.sleep(for: .milliseconds(20))) != nil
      else {
        close(descriptor)
        return nil
      }
      hasWaited = true
    }
    return CacheLock(descriptor: descriptor, hasWaited: hasWaited)
  }

  /// Gives the lock to the next.
  func release() {
    close(descriptor)
  }
}
