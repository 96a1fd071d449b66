#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system knows of a file without opening it.
struct FileStatus: Hashable, Sendable {
  /// What a file may be.
  enum Kind: Hashable, Sendable {
    case regular, folder, link, other
  }

  /// What tells whether a file is still the same, unchanged.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var node: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// What the file is.
  let kind: Kind
  /// The file's identity and time of change.
  let identity: Identity
  /// The permission bits, without those that set ids.
  let mode: mode_t
  /// The owner.
  let owner: uid_t
  /// The group.
  let group: gid_t

  /// The size in bytes.
  var size: Int { identity.size }

  /// Whether two are of one file, changed or not.
  func isSameFile(as other: FileStatus) -> Bool {
    identity.device == other.identity.device && identity.node == other.identity.node
  }

  /// Takes over what a system call told.
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    mode = status.st_mode & 0o777
    owner = status.st_uid
    group = status.st_gid
  }
}
