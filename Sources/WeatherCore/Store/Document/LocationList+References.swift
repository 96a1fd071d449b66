extension LocationList {
  /// The most ids that the error for an ambiguous name tells.
  private static let mostIDs = 10

  /// The slot of the location that has an id, or a name that no other has.
  ///
  /// - Throws: `StoreError.unknownID` or `.ambiguousName`.
  mutating func slot(named text: String) throws(StoreError) -> Int {
    if let slot = slot(ofID: text) { return slot }
    let folded = NameFolding.folded(text)
    makeNames()
    var found: Set<Int> = []
    names?.forEach(FoldedHash.hash(ofFolded: folded)) { slot in
      if contains(slot), NameFolding.folded(name(slot)) == folded { found.insert(slot) }
      return true
    }
    guard let slot = found.first else { throw .unknownID(text, nearest: nearestID(to: text)) }
    guard found.count == 1 else {
      throw .ambiguousName(text, ids: found.sorted().prefix(Self.mostIDs).map { id($0) })
    }
    return slot
  }

  /// The slot of the location that has an id, or `nil`.
  func slot(ofID text: String) -> Int? {
    ids.first(FoldedHash.hash(ofID: text)) { slot in
      contains(slot) && Location.isSameID(id(slot), text)
    }
  }

  private mutating func makeNames() {
    guard names == nil else { return }
    var table = SlotTable(capacity: count + 1)
    for slot in slots { table.insert(FoldedHash.hash(ofFolded: NameFolding.folded(name(slot))), slot) }
    names = table
  }

  /// The id that, or whose location's name, is most like a text; `nil` when none is like it.
  private mutating func nearestID(to text: String) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    var nearest = NearestSpelling(to: NameFolding.folded(text))
    var result: Int?
    for slot in slots {
      if nearest.take(NameFolding.folded(id(slot))) { result = slot }
      if nearest.take(NameFolding.folded(name(slot))) { result = slot }
    }
    return result.map { id($0) }
  }
}
