// Not part of any target: .ci/soak compiles it together with the sources that it looks into.

/// Reads arbitrary bytes as a list, and holds what comes of it to the promises of the list's file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzList(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? JSONDocument(bytes)
  _ = try? LocationDocument.problems(in: bytes, PlaceKnowledge())
  checkSalvage(of: bytes)
  if let document = try? LocationDocument(bytes), document.duplicates.isEmpty { checkEdits(of: document) }
  return 0
}

/// What is salvaged is a sound list, and each place in it stands in the damaged text.
private func checkSalvage(of bytes: [UInt8]) {
  guard let salvage = try? LocationSalvage(of: bytes) else { return }
  let document = salvage.document
  precondition(document.duplicates.isEmpty, "ids occur twice in what was salvaged")
  precondition(document.count <= bytes.count / 20, "places came from nowhere")
  if salvage.renamings.isEmpty {
    for record in document.records {
      precondition(bytes.contains(document.bytes[record.range.range]), "a salvaged place was changed")
    }
  }
}

/// Edits give lists that read back, keep what they do not concern, and can be undone.
private func checkEdits(of document: LocationDocument) {
  let locations = document.locations
  guard let coordinate = try? Coordinate(latitude: 12.5, longitude: -45) else { return }
  let added = Location(id: "fuzzed-place", name: "Fuzzed \"place\"", coordinate: coordinate, tags: ["a"])
  let backAndForth = edited(document, [.add(added), .remove(added.id)])
  // A byte order mark is read, but not written.
  let hasMark = document.bytes.starts(with: [0xEF, 0xBB, 0xBF])
  let isNew = !locations.contains { Location.isSameID($0.id, added.id) }
  if isNew, !hasMark, backAndForth.allSucceeded {
    precondition(backAndForth.bytes == document.bytes, "removing did not undo adding")
  }

  var edits: [LocationEdit] = [.add(added)]
  for (index, location) in locations.enumerated().prefix(5) {
    switch index % 5 {
    case 0: edits.append(.update(location.id, LocationPatch(note: "n\n", tagsToAdd: ["t"])))
    case 1: edits.append(.remove(location.id))
    case 2: edits.append(.update(location.id, LocationPatch(position: .first)))
    case 3: edits.append(.update(location.id, LocationPatch(name: "N", id: "other-id", position: .last)))
    default: edits.append(.update(location.id, LocationPatch(coordinate: coordinate)))
    }
  }
  let many = edited(document, edits)
  for (index, record) in document.records.enumerated() where index >= 5 {
    precondition(
      many.bytes.contains(document.bytes[record.range.range]), "a place that no edit names was changed")
  }

  // What is written anew says the same.
  let copies = edited(.empty, locations.map { .add($0) })
  let kept = zip(locations, copies.results).compactMap { location, result in
    (try? result.get()) == nil ? nil : location
  }
  precondition((try? LocationDocument(copies.bytes).locations) == kept, "a written list reads back another")
}

private func edited(_ document: LocationDocument, _ edits: [LocationEdit]) -> LocationDocument.Edited {
  do {
    let edited = try document.applying(edits, options: .keepGoing)
    guard (try? LocationDocument(edited.bytes)) != nil else { preconditionFailure("an edit made no list") }
    return edited
  } catch {
    preconditionFailure("an edit failed: \(error)")
  }
}

extension LocationDocument.Edited {
  fileprivate var allSucceeded: Bool { results.allSatisfy { (try? $0.get()) != nil } }
}

extension [UInt8] {
  /// Whether a part of the bytes is the same as some others.
  fileprivate func contains(_ other: ArraySlice<UInt8>) -> Bool {
    guard let first = other.first else { return true }
    return indices.contains { index in self[index] == first && self[index...].starts(with: other) }
  }
}
