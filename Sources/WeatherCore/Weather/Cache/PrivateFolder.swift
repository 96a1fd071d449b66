#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that only its owner writes to, for files that may vanish.
struct PrivateFolder: ~Copyable {
  private let path: FilePath
  private let descriptor: FileDescriptor

  /// Opens a folder, or gives `nil` when it is not there, is another's, or is open to others' writing.
  init?(opening path: FilePath) {
    do throws(SystemError) {
      let folder = try FileDescriptor(opening: path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      let status = try folder.status()
      guard status.owner == geteuid(), status.mode & 0o022 == 0 else { return nil }
      self.path = path
      descriptor = folder
    } catch {
      return nil
    }
  }

  /// Opens a folder, and makes it and those above it if need be; `nil` when there is none that is safe.
  init?(making path: FilePath) {
    var missing: [FilePath] = []
    var folder = path
    while !folder.exists, folder != folder.folder {
      missing.append(folder)
      folder = folder.folder
    }
    // A failure shows when the folder is opened.
    for folder in missing.reversed() { try? folder.makeFolder(mode: 0o700) }
    self.init(opening: path)
  }

  /// Replaces a file as a whole; nothing happens when it cannot be written.
  func write(_ bytes: [UInt8], to name: FilePath) {
    let temporary = FilePath(".\(getpid())-\(UInt64.random(in: 0...(.max))).tmp")
    do throws(SystemError) {
      // No fsync: what is lost in a crash is fetched again.
      let file = try descriptor.opening(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      try file.write(bytes)
      try file.close()
      try descriptor.rename(temporary, to: name)
    } catch {
      try? descriptor.remove(temporary)
    }
  }

  /// Removes a file, if it is there.
  func remove(_ name: FilePath) {
    try? descriptor.remove(name)
  }

  /// Takes the lock that a file stands for, or gives `nil` when another process has it.
  func lock(_ name: FilePath) throws(SystemError) -> FileLock? {
    try FileLock(ifFree: descriptor.opening(name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode: 0o600))
  }

  /// Removes the files that were written longest ago, and what interrupted writes left, when there are too many.
  func trim(suffix: String, to mostFiles: Int) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path.description),
      names.count > mostFiles
    else { return }
    var files: [(name: FilePath, time: Int)] = []
    for name in names where name.hasSuffix(suffix) || name.hasSuffix(".tmp") {
      let status = try? descriptor.status(of: FilePath(name))
      files.append((FilePath(name), status?.identity.seconds ?? 0))
    }
    // A good part at once, so that the next runs need not.
    let kept = mostFiles * 3 / 4
    for file in files.sorted(by: { $0.time < $1.time }).prefix(max(0, files.count - kept)) {
      remove(file.name)
    }
  }
}
