extension FileStore {
  /// How often the file is looked at where the system does not tell of changes.
  private static let pollingInterval = Duration.milliseconds(500)

  public var locationUpdates: AsyncStream<[Location]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task { await sendUpdates(to: continuation) }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Sends the list now, and again whenever it is another, until the task is cancelled.
  private func sendUpdates(to continuation: AsyncStream<[Location]>.Continuation) async {
    var sent: [UInt8]?
    #if os(Linux)
      if let watch = try? FolderWatch() {
        defer { watch.cancel() }
        // Watched first and read then: no change can fall between.
        if (try? addFolders(to: watch)) != nil {
          await send(to: continuation, unless: &sent)
          for await _ in watch.events {
            guard (try? addFolders(to: watch)) != nil else { break }
            await send(to: continuation, unless: &sent)
          }
        }
      }
    #endif
    while !Task.isCancelled {
      await send(to: continuation, unless: &sent)
      try? await clock.sleep(for: Self.pollingInterval)
    }
  }

  /// Sends the list if it differs from what was sent last; one that cannot be read is not sent.
  private func send(
    to continuation: AsyncStream<[Location]>.Continuation, unless sent: inout [UInt8]?
  ) async {
    guard let document = try? await document(), document.bytes != sent else { return }
    sent = document.bytes
    continuation.yield(document.locations)
  }

  #if os(Linux)
    /// Watches the folder of the list and those of the links to it.
    private func addFolders(to watch: FolderWatch) throws(SystemError) {
      var path = path
      for _ in 0...16 {
        try Self.add(path, to: watch)
        guard let target = try? path.linkTarget() else { return }
        path = path.folder.appending(target)
      }
    }

    /// Watches the folder of a path, or the nearest one around it that exists.
    private static func add(_ path: FilePath, to watch: FolderWatch) throws(SystemError) {
      for _ in 0...16 {
        var part = path
        while try !watch.add(part.name, in: part.folder), part.folder != part { part = part.folder }
        // A folder may come into being between the look for it and the watch around it: look again.
        guard part != path, part.exists else { return }
      }
    }
  #endif
}
