#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder of a list, held open, so that nobody can put another in its place meanwhile.
struct StoreFolder: ~Copyable {
  /// The list's path after all links, for messages.
  let path: FilePath
  /// The list's name in the folder.
  let name: FilePath
  /// The folder.
  let descriptor: FileDescriptor
  /// The folders that were made for it, outermost first.
  let made: [FilePath]

  /// The name of the list before the last change.
  var backup: FilePath { name.with(suffix: ".bak") }
  /// The name of the lock file, which is never removed.
  var lock: FilePath { name.with(suffix: ".lock") }
  /// The name of the new list while it is being written; only who holds the lock may use it.
  var temporary: FilePath { name.with(prefix: ".", suffix: ".tmp") }

  /// Opens the folder of a list.
  ///
  /// - Returns: `nil` when the folder does not exist and is not to be made.
  static func opening(_ path: FilePath, making: Bool) throws(StoreError) -> StoreFolder? {
    let path = try resolved(path)
    let folder = path.folder
    if let descriptor = try open(folder) {
      return StoreFolder(path: path, name: path.name, descriptor: descriptor, made: [])
    }
    guard making else { return nil }
    let made = try make(folder)
    guard let descriptor = try open(folder) else {
      throw .system(SystemError(ENOENT), .openFolder, folder)
    }
    return StoreFolder(path: path, name: path.name, descriptor: descriptor, made: made)
  }

  /// The path of the file itself: a link is followed, so that it survives and all its names share a lock.
  private static func resolved(_ path: FilePath) throws(StoreError) -> FilePath {
    var result = path
    for _ in 0...16 {
      guard !result.name.bytes.isEmpty, result.name != ".", result.name != ".." else {
        throw .damaged(StoreError.Damage(path: path.description, problem: "a folder, not a list of places"))
      }
      do throws(SystemError) {
        guard let target = try result.linkTarget() else { return result }
        result = result.folder.appending(target)
      } catch {
        throw .system(error, .followLink, result)
      }
    }
    throw .system(SystemError(ELOOP), .followLink, path)
  }

  private static func open(_ folder: FilePath) throws(StoreError) -> FileDescriptor? {
    do throws(SystemError) {
      return try FileDescriptor(opening: folder, O_RDONLY | O_DIRECTORY)
    } catch {
      guard error.number == ENOENT else { throw .system(error, .openFolder, folder) }
      return nil
    }
  }

  /// Makes a folder and those that it is in, for the owner only.
  ///
  /// - Parameter hasParent: Whether the folder that it is in was made just now, so that there is no sense in
  ///   making it again: some file systems, such as `/proc`, never take a new folder.
  private static func make(_ folder: FilePath, hasParent: Bool = false) throws(StoreError) -> [FilePath] {
    do throws(SystemError) {
      try folder.makeFolder(mode: 0o700)
      return [folder]
    } catch {
      switch error.number {
      case EEXIST:
        return []
      case ENOENT where !hasParent && folder.folder != folder && folder.folder != ".":
        let outer = try make(folder.folder)
        return outer + (try make(folder, hasParent: true))
      default:
        throw .system(error, .makeFolder, folder)
      }
    }
  }
}
