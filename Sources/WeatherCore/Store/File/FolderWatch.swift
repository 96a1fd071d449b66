#if os(Linux)
  import Dispatch
  import Glibc
  import Synchronization

  /// Tells when files with certain names come, go or change in certain folders.
  ///
  /// It has a descriptor of the system's inotify, which is closed by `cancel()`; it has no thread of its own.
  final class FolderWatch: Sendable {
    /// One element for all that happened since the one before it was taken.
    let events: AsyncStream<Void>

    /// One queue for all watches, which takes one thread, and only while there is something to tell.
    private static let queue = DispatchQueue(label: "folder watch")

    private let number: Int32
    private let names = Mutex<Set<FilePath>>([])
    private let cancellation: @Sendable () -> Void

    /// Creates a watch of nothing.
    ///
    /// - Throws: `SystemError` when the system gives no descriptor for it.
    init() throws(SystemError) {
      let number = try retried { inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }
      self.number = number
      let (events, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      self.events = events
      let source = DispatchSource.makeReadSource(fileDescriptor: number, queue: Self.queue)
      source.setCancelHandler { close(number) }
      // Sources may be cancelled from any thread, though their type does not say so.
      nonisolated(unsafe) let cancellable = source
      cancellation = { unsafe cancellable.cancel() }
      source.setEventHandler { [weak self] in
        if self?.drain() == true { continuation.yield() }
      }
      source.activate()
    }

    /// Watches for a name in a folder too.
    ///
    /// - Returns: Whether there is such a folder.
    /// - Throws: `SystemError` when it cannot be watched: it may not be read, or too many are watched already.
    func add(_ name: FilePath, in folder: FilePath) throws(SystemError) -> Bool {
      names.withLock { names in _ = names.insert(name) }
      let characters = folder.characters
      let mask =
        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF
      do throws(SystemError) {
        try retried { unsafe inotify_add_watch(number, characters, UInt32(mask)) }
        return true
      } catch {
        guard error.number == ENOENT || error.number == ENOTDIR else { throw error }
        return false
      }
    }

    /// Ends the watch.
    func cancel() {
      cancellation()
    }

    /// Reads all events that wait, and tells whether any is about one of the names or a folder itself.
    private func drain() -> Bool {
      let names = names.withLock { $0 }
      var isRelevant = false
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      let room = buffer.count
      while true {
        let count = unsafe read(number, &buffer, room)
        guard count > 0 else { return isRelevant }
        let header = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + header <= count {
          let event = unsafe buffer.withUnsafeBytes { bytes in
            unsafe bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          }
          let end = offset + header + Int(event.len)
          let name = FilePath(bytes: Array(buffer[offset + header..<end].prefix { $0 != 0 }))
          // An event without a name is about the folder itself, or says that events were lost.
          if name.bytes.isEmpty || names.contains(name) { isRelevant = true }
          offset = end
        }
      }
    }
  }
#endif
