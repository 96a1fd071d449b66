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

/// A folder that only its owner sees into, for files that may vanish.
enum PrivateFolder {
  /// Whether a path is a folder that is ours and that nobody else may write to.
  static func isSafe(_ path: String) -> Bool {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    return status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  /// Makes a folder, and those above it, if need be; false when there is none that is safe.
  static func make(_ path: String) -> Bool {
    if isSafe(path) { return true }
    var end = path.startIndex
    while end != path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      _ = unsafe mkdir(String(path[..<end]), 0o700)
    }
    return isSafe(path)
  }

  /// Replaces a file as a whole; nothing happens when it cannot be written.
  static func write(_ bytes: [UInt8], to path: String, in folder: String) {
    let temporary = "\(folder)/.\(getpid())-\(UInt64.random(in: 0...(.max))).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe putBytes(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    close(descriptor)
    // No fsync: what is lost in a crash is fetched again.
    guard rest.isEmpty, unsafe rename(temporary, path) == 0 else { return remove(temporary) }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Removes the files that were written longest ago, and what interrupted writes left, when there are too many.
  static func trim(_ folder: String, suffix: String, to mostFiles: Int) {
    guard isSafe(folder), let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
      names.count > mostFiles
    else { return }
    let files = names.filter { $0.hasSuffix(suffix) || $0.hasSuffix(".tmp") }.map { name in
      var status = stat()
      let path = "\(folder)/\(name)"
      _ = unsafe lstat(path, &status)
      return (path: path, time: status.modificationSeconds)
    }
    // A good part at once, so that the next runs need not.
    let kept = mostFiles * 3 / 4
    for file in files.sorted(by: { $0.time < $1.time }).prefix(max(0, files.count - kept)) {
      remove(file.path)
    }
  }
}

extension stat {
  /// When the file was last written, in seconds since 1970.
  var modificationSeconds: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}

private func putBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
