extension FileStore {
  public var locationUpdates: AsyncStream<[Location]> {
    AsyncStream { continuation in continuation.finish() }
  }
}
