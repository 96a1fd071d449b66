#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StoreFolder {
  /// Puts a new list in place of the old one, in steps that leave one or the other at any moment.
  ///
  /// - Parameters:
  ///   - bytes: The text of the new list.
  ///   - old: The list as it was read under the lock, or `nil` when there was none.
  ///   - durability: How far to bring it.
  ///   - warn: Is told what could not be kept of the old file.
  ///   - keepingBackup: Whether the old list becomes the one that undoing goes back to.
  /// - Returns: Whether it was done; `false` when a program that heeds no lock changed the list meanwhile.
  /// - Throws: `StoreError.file`; the old list is then in place, unless the failure says it is committed.
  func replace(
    with bytes: [UInt8], old: Contents?, durability: Durability, warn: (String) -> Void,
    keepingBackup: Bool = true
  ) throws(StoreError) -> Bool {
    let new = try writeTemporary(bytes, like: old?.status, durability: durability, warn: warn)
    do throws(StoreError) {
      guard try isUnchanged(since: old) else {
        removeTemporary()
        return false
      }
      if keepingBackup { keepBackup(of: old) }
      try putInPlace(new)
    } catch {
      removeTemporary()
      throw error
    }
    if durability == .full { try confirm() }
    return true
  }

  private func writeTemporary(
    _ bytes: [UInt8], like old: FileStatus?, durability: Durability, warn: (String) -> Void
  ) throws(StoreError) -> FileStatus {
    var step = StoreStep.makeNew
    do throws(SystemError) {
      // One that a process left when it died, which only the holder of the lock may do away with.
      try descriptor.remove(temporary)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      let file = try descriptor.opening(temporary, flags, mode: 0o600)
      step = .setOwner
      let status = try file.status()
      let mode = try keepOwner(of: old, on: file, status, warn)
      step = .setMode
      try file.setMode(mode)
      step = .write
      try file.write(bytes)
      step = .synchronize
      if durability != .deferred { try file.synchronize(full: durability == .full) }
      step = .write
      // Some file systems tell only now that there is no room.
      try file.close()
      return status
    } catch {
      // A temporary file that we could not make is not ours to remove.
      if step != .makeNew { removeTemporary() }
      throw .system(error, step, path, size: step == .write ? bytes.count : nil)
    }
  }

  /// Gives the new file to the old one's owner.
  ///
  /// - Returns: The mode to set: the old one's, without the group's rights when the group cannot be kept.
  private func keepOwner(
    of old: FileStatus?, on file: borrowing FileDescriptor, _ status: FileStatus, _ warn: (String) -> Void
  ) throws(SystemError) -> mode_t {
    guard let old else { return 0o600 }
    guard old.owner != status.owner || old.group != status.group else { return old.mode }
    do throws(SystemError) {
      try file.setOwner(old.owner, group: old.group)
      return old.mode
    } catch {
      guard old.owner == status.owner, error.number == EPERM else { throw error }
      warn("the group of '\(path)' could not be kept, so the rights that it had are dropped")
      return old.mode & ~0o070
    }
  }

  private func isUnchanged(since old: Contents?) throws(StoreError) -> Bool {
    do throws(SystemError) {
      return try descriptor.status(of: name)?.identity == old?.status.identity
    } catch {
      throw .system(error, .read, path)
    }
  }

  /// Keeps the old list beside the new one, so that a change can be taken back; not being able to is no
  /// reason not to save.
  private func keepBackup(of old: Contents?) {
    guard let old else {
      // Before the first change the list was empty. A backup of a list that somebody removed stays.
      if (try? descriptor.status(of: backup)) == nil {
        copy(LocationDocument.empty.bytes, to: backup, mode: 0o600)
      }
      return
    }
    try? descriptor.remove(backup)
    if (try? descriptor.link(name, as: backup)) == nil { copy(old.bytes, to: backup, mode: old.status.mode) }
  }

  private func copy(_ bytes: [UInt8], to name: FilePath, mode: mode_t) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    guard let file = try? descriptor.opening(name, flags, mode: mode & 0o700) else { return }
    if (try? file.write(bytes)) == nil { try? descriptor.remove(name) }
  }

  /// Keeps the list under another name, certainly, before it is replaced.
  ///
  /// - Returns: The name.
  func keepEvidence(of old: Contents, named suffix: String) throws(StoreError) -> FilePath {
    do throws(SystemError) {
      for number in 1... {
        let evidence = name.with(suffix: number == 1 ? suffix : "\(suffix)-\(number)")
        guard try descriptor.status(of: evidence) == nil else { continue }
        if (try? descriptor.link(name, as: evidence)) == nil {
          let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
          let file = try descriptor.opening(evidence, flags, mode: old.status.mode & 0o700)
          try file.write(old.bytes)
          try file.synchronize(full: true)
        }
        try synchronize(descriptor)
        return evidence
      }
    } catch {
      throw .system(error, .copyEvidence, path)
    }
    throw .file(.internal)
  }

  private func putInPlace(_ new: FileStatus) throws(StoreError) {
    do throws(SystemError) {
      try descriptor.rename(temporary, to: name)
    } catch {
      // On network file systems an answer may get lost after the work was done.
      if let current = try? descriptor.status(of: name), current.isSameFile(as: new) { return }
      throw .system(error, .replace, path)
    }
  }

  /// Brings the folder's change, and the folders that were made, to the disk.
  private func confirm() throws(StoreError) {
    do throws(SystemError) {
      try synchronize(descriptor)
      for folder in made.reversed() {
        try synchronize(try FileDescriptor(opening: folder.folder, O_RDONLY | O_DIRECTORY))
      }
    } catch {
      throw .system(error, .confirm, path)
    }
  }

  private func synchronize(_ folder: borrowing FileDescriptor) throws(SystemError) {
    do throws(SystemError) {
      try folder.synchronize(full: true)
    } catch {
      // Some file systems cannot do this with folders.
      guard error.number == EINVAL || error.number == ENOTSUP else { throw error }
    }
  }

  private func removeTemporary() {
    try? descriptor.remove(temporary)
  }
}
