#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The exclusive lock of an open file (`flock`), for as long as this is in use.
///
/// The system frees it when the process dies, however that happens.
struct FileLock: ~Copyable, Sendable {
  private let file: FileDescriptor

  /// Takes the lock, or gives `nil` when somebody else has it.
  init?(ifFree file: consuming FileDescriptor) throws(SystemError) {
    let number = file.number
    do throws(SystemError) {
      try retried { flock(number, LOCK_EX | LOCK_NB) }
    } catch {
      guard error.number == EWOULDBLOCK else { throw error }
      return nil
    }
    self.file = file
  }

  deinit {
    // Closing is not enough: a process that is just being started may still share the open file.
    flock(file.number, LOCK_UN)
  }

  /// What the system knows of the locked file.
  func status() throws(SystemError) -> FileStatus {
    try file.status()
  }

  /// Tries for a lock until there is one.
  ///
  /// - Parameters:
  ///   - timeout: The most time to wait.
  ///   - clock: Measures the time, and waits.
  ///   - attempt: Gives the lock if it is free.
  /// - Returns: The lock, or `nil` when the time is over or the task is cancelled.
  static func waiting<Failure: Error>(
    _ timeout: Duration, clock: some Clock<Duration>, _ attempt: () throws(Failure) -> FileLock?
  ) async throws(Failure) -> FileLock? {
    let start = clock.now
    var pause = Duration.milliseconds(2)
    while true {
      if let lock = try attempt() { return lock }
      let left = timeout - start.duration(to: clock.now)
      // Waiting for uneven times keeps many processes from trying all at once.
      let next = min(left, pause * Double.random(in: 0.5...1))
      guard left > .zero, (try? await clock.sleep(for: next)) != nil else { return nil }
      pause = min(pause * 1.5, .milliseconds(50))
    }
  }
}
