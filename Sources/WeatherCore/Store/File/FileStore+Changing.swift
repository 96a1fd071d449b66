extension FileStore {
  /// A function from the newest list to the text of another, and to what is told of the change.
  typealias Change<Outcome> = (
    LocationDocument, borrowing StoreFolder
  ) throws(StoreError) -> ([UInt8], Outcome)

  /// How often a change is begun again when programs that heed no lock interfere.
  private static let mostAttempts = 3

  /// Changes the list: reads it under the lock, applies a function to it, and puts the result in place.
  ///
  /// Nothing is written when the list stays the same, byte for byte.
  func change<Outcome>(_ change: Change<Outcome>) async throws(StoreError) -> Outcome {
    guard let folder = try StoreFolder.opening(path, making: true) else { throw .file(.internal) }
    try folder.checkKind()
    let lock = try await lock(folder)
    defer { _ = lock }
    for attempt in 1...Self.mostAttempts {
      let old = try folder.contents()
      let document: LocationDocument
      let new: [UInt8]
      let outcome: Outcome
      do throws(StoreError) {
        document = try old.map { old throws(StoreError) in try LocationDocument(old.bytes) } ?? .empty
        (new, outcome) = try change(document, folder)
      } catch {
        throw error.at(folder.path)
      }
      if new == document.bytes { return outcome }
      do throws(StoreError) {
        if try folder.replace(with: new, old: old, durability: durability, warn: warn) { return outcome }
      } catch {
        guard error.code == .tryAgain, attempt < Self.mostAttempts else { throw error }
      }
      if attempt < Self.mostAttempts { try? await clock.sleep(for: .milliseconds(50)) }
    }
    throw .keepsChanging(folder.path)
  }

  /// Takes the lock, unless the store is to do without.
  func lock(_ folder: borrowing StoreFolder) async throws(StoreError) -> FileLock? {
    usesLock ? try await folder.lock(timeout: lockTimeout, clock: clock) : nil
  }
}
