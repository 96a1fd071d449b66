extension LocationDocument {
  /// What edits made of a document.
  package struct Edited: Sendable {
    /// The document after the edits: the same one when nothing changed.
    package var document: LocationDocument
    /// For each edit, what it did or why it could not be done.
    package var results: [Result<LocationChange, StoreError>]
  }

  /// Applies edits in order, as one change.
  ///
  /// If one fails, the document stays as it is, unless `options` contains `.keepGoing`.
  ///
  /// - Throws: `StoreError.damaged` when two locations have the same id.
  package func applying(
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
      return Edited(document: self, results: results)
    }
    return Edited(document: try list.document(rewriting: rewriting), results: results)
  }
}

extension LocationList {
  /// The document that the list becomes, read back from its text and compared.
  fileprivate func document(rewriting: ([UInt8]) -> [UInt8]) throws(StoreError) -> LocationDocument {
    let text = rewriting(text())
    guard text.count <= LocationDocument.largestSize else { throw .damaged(.tooLarge) }
    guard let written = try? LocationDocument(text), written.count == count else { throw .file(.internal) }
    for (index, slot) in slots.enumerated() {
      let isSame =
        if let entry = entry(slot) {
          written.location(at: index) == entry.location
        } else {
          written.records[index].hasSameShape(as: document.records[slot])
        }
      guard isSame else { throw .file(.internal) }
    }
    return written
  }
}

extension LocationRecord {
  /// Whether two records are as long as each other and say the same as far as that is known.
  fileprivate func hasSameShape(as other: LocationRecord) -> Bool {
    range.count == other.range.count && id.count == other.id.count && name.count == other.name.count
      && coordinate == other.coordinate && geonameID == other.geonameID
  }
}

extension StoreError.FileFailure {
  /// The failure of the check that every new text must pass before it is written.
  static let `internal` = StoreError.FileFailure(
    path: "", problem: "the new text of the list did not read back as intended",
    hint: "nothing was changed; this is a fault of weather, please report it", code: .internal)
}
