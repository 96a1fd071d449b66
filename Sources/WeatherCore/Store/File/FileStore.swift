#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A list of places in a file, which many processes may read and change at once.
///
/// A change is applied to the list as it is on the disk, under a lock, and put in place whole: whatever
/// happens to the process or the disk, the file is the old list or the new one. Readers take no lock and
/// create nothing. The article <doc:WhatTheStorePromises> tells what this rests on.
public final class FileStore: Store {
  let path: FilePath
  let durability: Durability
  let lockTimeout: Duration
  let usesLock: Bool
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  let warn: @Sendable (String) -> Void
  /// Stands between the writer and its check, so that a test can spoil what is written.
  let rewriting: @Sendable ([UInt8]) -> [UInt8]

  /// Creates a store; nothing is read or created yet.
  ///
  /// - Parameters:
  ///   - path: The file, which need not exist. A link is followed.
  ///   - durability: How far a change is brought before it counts as made.
  ///   - lockTimeout: How long to wait for other processes; zero tries once.
  ///   - usesLock: Whether to take the lock. Without it only one process may change the list at a time.
  ///   - clock: Waits: for the lock, before another try, and between looks where the system tells of no changes.
  ///   - now: Tells the time, by which the copy of a damaged list is named.
  ///   - warn: Is told, as a fragment, what of the file a change could not keep.
  public convenience init(
    path: FilePath, durability: Durability = .full, lockTimeout: Duration = .seconds(10),
    usesLock: Bool = true, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, warn: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      path: path, durability: durability, lockTimeout: lockTimeout, usesLock: usesLock, clock: clock,
      now: now, warn: warn, rewriting: { $0 })
  }

  init(
    path: FilePath, durability: Durability, lockTimeout: Duration, usesLock: Bool,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date,
    warn: @escaping @Sendable (String) -> Void = { _ in },
    rewriting: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) {
    self.path = path
    self.durability = durability
    self.lockTimeout = lockTimeout
    self.usesLock = usesLock
    self.clock = clock
    self.now = now
    self.warn = warn
    self.rewriting = rewriting
  }

  public var contents: ListContents {
    get async throws(StoreError) { ListContents(try await document()) }
  }

  @concurrent
  public func apply(
    _ edits: [LocationEdit], options: EditOptions
  ) async throws(StoreError) -> [Result<LocationChange, StoreError>] {
    if options.contains(.dryRun) {
      let document = try await document()
      return try Self.located(path) { () throws(StoreError) in
        try document.applying(edits, options: options).results
      }
    }
    if try StoreFolder.opening(path, making: false) == nil {
      // No folder is made for edits that fail or do nothing.
      let edited = try LocationDocument.empty.applying(edits, options: options)
      if edited.bytes == LocationDocument.empty.bytes { return edited.results }
    }
    return try await change { document, _ throws(StoreError) in
      let edited = try document.applying(edits, options: options, rewriting: self.rewriting)
      return (edited.bytes, edited.results)
    }
  }

  @concurrent
  public func undo(options: EditOptions) async throws(StoreError) -> [LocationChange] {
    guard let folder = try StoreFolder.opening(path, making: false) else { throw .nothingToUndo }
    if options.contains(.dryRun) {
      return try Self.earlier(than: try await document(), in: folder).changes
    }
    return try await change { document, folder throws(StoreError) in
      try Self.earlier(than: document, in: folder)
    }
  }

  /// The list before the last change, and what going back to it changes.
  private static func earlier(
    than document: LocationDocument, in folder: borrowing StoreFolder
  ) throws(StoreError) -> (bytes: [UInt8], changes: [LocationChange]) {
    guard let backup = try folder.backupContents(), backup.bytes != document.bytes else {
      throw .nothingToUndo
    }
    let earlier = try located(folder.path.folder.appending(folder.backup)) { () throws(StoreError) in
      try LocationDocument(backup.bytes)
    }
    return (backup.bytes, earlier.changes(from: document))
  }

  /// Adds a path to an error that names none.
  static func located<Value>(_ path: FilePath, _ body: () throws(StoreError) -> Value) throws(StoreError)
    -> Value
  {
    do throws(StoreError) {
      return try body()
    } catch {
      throw error.at(path)
    }
  }
}
