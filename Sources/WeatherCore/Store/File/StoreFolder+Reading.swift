#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreFolder {
  /// A file's bytes, and what it was when they were read.
  struct Contents {
    var bytes: [UInt8]
    var status: FileStatus
  }

  /// Reads the list, or gives `nil` when there is none.
  ///
  /// Nobody changes a file that was ever visible, so that one descriptor shows one state of the list.
  func contents() throws(StoreError) -> Contents? {
    try contents(of: name, path, .read)
  }

  /// Reads the list before the last change, or gives `nil` when there is none.
  func backupContents() throws(StoreError) -> Contents? {
    try contents(of: backup, path.folder.appending(backup), .readBackup)
  }

  /// Refuses what can be no list, before anything is made beside it.
  func checkKind() throws(StoreError) {
    let status: FileStatus?
    do throws(SystemError) {
      status = try descriptor.status(of: name)
    } catch {
      throw .system(error, .read, path)
    }
    if let status { try check(status, path) }
  }

  private func contents(
    of name: FilePath, _ path: FilePath, _ step: StoreStep
  ) throws(StoreError) -> Contents? {
    let limit = LocationDocument.largestSize
    var contents: Contents
    do throws(SystemError) {
      // Opening must not wait: a named pipe would have us wait for a writer.
      let file = try descriptor.opening(name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      let status = try file.status()
      contents = Contents(bytes: [], status: status)
      if status.kind == .regular, status.size <= limit {
        contents.bytes = try file.contents(expected: status.size, limit: limit)
      }
    } catch {
      switch error.number {
      case ENOENT: return nil
      // A socket cannot be opened at all.
      case ENXIO: throw .damaged(.notAFile(path))
      default: throw .system(error, step, path)
      }
    }
    try check(contents.status, path)
    // A file may hold more than its size says, as those of /proc do, or grow meanwhile.
    guard contents.bytes.count <= limit else { throw StoreError.damaged(.tooLarge).at(path) }
    return contents
  }

  private func check(_ status: FileStatus, _ path: FilePath) throws(StoreError) {
    switch status.kind {
    case .regular:
      guard status.size <= LocationDocument.largestSize else { throw StoreError.damaged(.tooLarge).at(path) }
    case .folder:
      throw .damaged(StoreError.Damage(path: path.description, problem: "a folder, not a list of places"))
    case .link, .other: throw .damaged(.notAFile(path))
    }
  }
}

extension StoreError.Damage {
  fileprivate static func notAFile(_ path: FilePath) -> StoreError.Damage {
    StoreError.Damage(path: path.description, problem: "not a plain file, so not a list of places")
  }
}
