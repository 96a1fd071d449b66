extension FileStore {
  /// Reads the list as it is now; a file that is missing is an empty list.
  @concurrent
  func document() async throws(StoreError) -> LocationDocument {
    guard let folder = try StoreFolder.opening(path, making: false) else { return .empty }
    guard let contents = try folder.contents() else { return .empty }
    do throws(StoreError) {
      return try LocationDocument(contents.bytes)
    } catch {
      // An editor may have been writing into the file while it was read.
      guard case .damaged = error, try Self.isChanged(contents, in: folder) else {
        throw error.at(folder.path)
      }
      try? await clock.sleep(for: .milliseconds(50))
    }
    guard let contents = try folder.contents() else { return .empty }
    return try Self.located(folder.path) { () throws(StoreError) in try LocationDocument(contents.bytes) }
  }

  private static func isChanged(
    _ contents: StoreFolder.Contents, in folder: borrowing StoreFolder
  ) throws(StoreError) -> Bool {
    do throws(SystemError) {
      return try folder.descriptor.status(of: folder.name)?.identity != contents.status.identity
    } catch {
      throw .system(error, .read, folder.path)
    }
  }
}
