#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreFolder {
  /// Waits for the list's lock and takes it.
  ///
  /// - Throws: `StoreError` with the code `tryAgain` when another process holds it too long.
  func lock(timeout: Duration, clock: some Clock<Duration>) async throws(StoreError) -> FileLock {
    let lock = try await FileLock.waiting(timeout, clock: clock) { () throws(StoreError) in try tryLock() }
    guard let lock else { throw Task.isCancelled ? waitIsOver : lockIsHeld(timeout) }
    return lock
  }

  private var waitIsOver: StoreError {
    .file(
      StoreError.FileFailure(
        path: path.description, problem: "waiting for another process to finish was given up",
        code: .tryAgain))
  }

  private func lockIsHeld(_ timeout: Duration) -> StoreError {
    .file(
      StoreError.FileFailure(
        path: path.description,
        problem: "another process is changing the list and has not finished within \(timeout.secondsText)",
        code: .tryAgain))
  }

  private func tryLock() throws(StoreError) -> FileLock? {
    for _ in 0..<10 {
      let file = try openLock()
      do throws(SystemError) {
        guard let taken = try FileLock(ifFree: file) else { return nil }
        // Somebody may have removed the file while we waited for its lock; that lock is worth nothing.
        if let current = try descriptor.status(of: lock), current.isSameFile(as: try taken.status()) {
          return taken
        }
      } catch {
        throw .system(error, .takeLock, lockPath)
      }
    }
    return nil
  }

  private func openLock() throws(StoreError) -> FileDescriptor {
    do throws(SystemError) {
      let isNew = try descriptor.status(of: lock) == nil
      // Open for writing, which network file systems demand for an exclusive lock.
      let file = try descriptor.opening(lock, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode: 0o600)
      let status = try file.status()
      guard status.kind == .regular else { throw SystemError(status.kind == .folder ? EISDIR : ENXIO) }
      if isNew, geteuid() == 0 { try giveAway(file, status) }
      return file
    } catch {
      throw .system(error, .openLock, lockPath)
    }
  }

  /// Gives a lock file that the superuser made to whom the list belongs, who could not open it otherwise.
  private func giveAway(_ file: borrowing FileDescriptor, _ status: FileStatus) throws(SystemError) {
    var owned = try descriptor.status()
    if let list = try descriptor.status(of: name) { owned = list }
    if owned.owner != status.owner { try file.setOwner(owned.owner, group: owned.group) }
  }

  private var lockPath: FilePath { path.folder.appending(lock) }
}

extension Duration {
  /// The duration for a message, such as `10 s`.
  fileprivate var secondsText: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) * 1e-18
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
