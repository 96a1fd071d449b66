#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What can be done with the files of an open folder, whatever becomes of its path.
extension FileDescriptor {
  /// What the system knows of a file, or `nil` when there is none; a link is not followed.
  func status(of name: FilePath) throws(SystemError) -> FileStatus? {
    var status = stat()
    let characters = name.characters
    do throws(SystemError) {
      try retried { unsafe fstatat(number, characters, &status, AT_SYMLINK_NOFOLLOW) }
      return FileStatus(status)
    } catch {
      guard error.number == ENOENT else { throw error }
      return nil
    }
  }

  /// Removes a file, if it is there.
  func remove(_ name: FilePath) throws(SystemError) {
    let characters = name.characters
    do throws(SystemError) {
      try retried { unsafe unlinkat(number, characters, 0) }
    } catch {
      guard error.number == ENOENT else { throw error }
    }
  }

  /// Gives a file a second name.
  func link(_ name: FilePath, as other: FilePath) throws(SystemError) {
    let (from, to) = (name.characters, other.characters)
    try retried { unsafe linkat(number, from, number, to, 0) }
  }

  /// Gives a file another name, in place of the file that had it.
  func rename(_ name: FilePath, to other: FilePath) throws(SystemError) {
    let (from, to) = (name.characters, other.characters)
    try retried { unsafe renameat(number, from, number, to) }
  }
}

extension FilePath {
  /// What a link points to, or `nil` when this is no link.
  func linkTarget() throws(SystemError) -> FilePath? {
    let characters = characters
    let room = Int(PATH_MAX)
    var target = [CChar](repeating: 0, count: room)
    let count = unsafe readlink(characters, &target, room)
    guard count >= 0 else {
      // A file that is no link, or none at all, is for others to judge.
      guard [EINVAL, ENOENT, ENOTDIR].contains(errno) else { throw .last }
      return nil
    }
    return FilePath(bytes: target[..<count].map { UInt8(bitPattern: $0) })
  }

  /// Makes a folder.
  func makeFolder(mode: mode_t) throws(SystemError) {
    let characters = characters
    try retried { unsafe mkdir(characters, mode) }
  }
}

extension FilePath {
  /// Whether there is anything at the path.
  var exists: Bool {
    let characters = characters
    return unsafe access(characters, F_OK) == 0
  }
}
