extension LocationDocument {
  /// What edits made of a document.
  struct Edited: Sendable {
    /// The text after the edits: the same one when nothing changed.
    var bytes: [UInt8]
    /// For each edit, what it did or why it could not be done.
    var results: [Result<LocationChange, StoreError>]
  }

  /// Applies edits in order, as one change.
  ///
  /// If one fails, the text stays as it is, unless `options` contains `.keepGoing`.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - options: How they are applied.
  ///   - rewriting: Stands between the writer and the check of what it wrote, so that a test can spoil that.
  /// - Returns: The new text, and what each edit did.
  /// - Throws: `StoreError.damaged` when two locations have the same id.
  func applying(
    _ edits: [LocationEdit], options: EditOptions, rewriting: ([UInt8]) -> [UInt8] = { $0 }
  ) throws(StoreError) -> Edited {
    var list = try LocationList(self)
    var results: [Result<LocationChange, StoreError>] = []
    results.reserveCapacity(edits.count)
    var hasFailure = false
    var hasChange = false
    for edit in edits {
      do throws(StoreError) {
        let change = try list.apply(edit)
        hasChange = hasChange || change.isChange
        results.append(.success(change))
      } catch {
        hasFailure = true
        results.append(.failure(error))
      }
    }
    guard hasChange, !hasFailure || options.contains(.keepGoing) else {
      return Edited(bytes: bytes, results: results)
    }
    let text = rewriting(list.text())
    guard text.count <= Self.largestSize else { throw .damaged(.tooLarge) }
    guard list.isTold(by: text) else { throw .file(.internal) }
    return Edited(bytes: text, results: results)
  }
}

extension StoreError.FileFailure {
  /// The failure of the check that every new text must pass before it is written.
  static let `internal` = StoreError.FileFailure(
    path: "", problem: "the new text of the list did not read back as intended",
    hint: "nothing was changed; this is a fault of weather, please report it", code: .internal)
}
