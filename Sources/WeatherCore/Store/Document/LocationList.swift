/// A list while it is being edited: the locations of a document in their new order, and those that are new.
///
/// Each location has a slot, a number that it keeps when others come and go. Edits take time that does not
/// depend on the length of the list, once the indexes that they need are made.
struct LocationList {
  /// A location that is new or changed, with its text.
  struct Entry {
    var location: Location
    var text: LocationRecordText
  }

  /// What the list was made from.
  let document: LocationDocument
  /// The slots on the list, in order.
  private(set) var slots: SlotOrder
  /// The number of locations on the list.
  private(set) var count: Int
  /// The slots by the hashes of their folded ids.
  private(set) var ids: SlotTable
  /// The slots by the hashes of their folded names, once they are needed.
  var names: SlotTable?
  /// The slots by where they are, once they are needed.
  var places: PlaceIndex?
  /// How many locations were added, which tells whether an index of places is worth its cost.
  private(set) var additionCount = 0
  /// For an id that was extended by a number, the number to try next.
  var nextNumbers: [String: Int] = [:]
  /// How many nearest ids may still be looked for; each takes a pass over the list.
  var suggestionsLeft = 20

  /// The locations that are new: their slots follow those of the document.
  private var additions: [Entry] = []
  /// The locations of the document that were changed, by slot.
  private var revisions: [Int: Entry] = [:]
  /// For each slot, whether it is on the list.
  private var isListed: [Bool]

  /// Creates the list of a document.
  ///
  /// - Throws: `StoreError.damaged` when two locations have the same id: no edit could tell them apart.
  init(_ document: LocationDocument) throws(StoreError) {
    self.document = document
    count = document.count
    slots = SlotOrder(count: count)
    isListed = Array(repeating: true, count: count)
    ids = SlotTable(capacity: count + 1)
    for slot in 0..<count {
      let hash = FoldedHash.hash(of: document.records[slot].id, in: document.bytes)
      if let earlier = document.duplicate(of: slot, hash: hash, in: ids) {
        throw .damaged(document.duplicateID(slot, earlier: earlier))
      }
      ids.insert(hash, slot)
    }
  }

  /// Whether a slot is on the list.
  func contains(_ slot: Int) -> Bool { isListed[slot] }

  /// What stands in a slot, when that is not what stands in the document.
  func entry(_ slot: Int) -> Entry? {
    guard slot < document.count else { return additions[slot - document.count] }
    return revisions.isEmpty ? nil : revisions[slot]
  }

  /// The location in a slot.
  func location(_ slot: Int) -> Location {
    entry(slot)?.location ?? document.location(at: slot)
  }

  /// The id of the location in a slot.
  func id(_ slot: Int) -> String {
    entry(slot)?.location.id ?? document.records[slot].decodedID(in: document.bytes)
  }

  /// The name of the location in a slot.
  func name(_ slot: Int) -> String {
    entry(slot)?.location.name ?? document.records[slot].decodedName(in: document.bytes)
  }

  /// Where the location in a slot is.
  func coordinate(_ slot: Int) -> Coordinate {
    entry(slot)?.location.coordinate ?? document.records[slot].coordinate
  }

  /// The GeoNames number of the location in a slot.
  func geonameID(_ slot: Int) -> Int? {
    if let entry = entry(slot) { return entry.location.geonameID }
    return document.records[slot].geonameID
  }

  /// Adds a location at the end.
  mutating func append(_ location: Location) {
    let slot = isListed.count
    additions.append(Entry(location: location, text: LocationRecordText(location)))
    isListed.append(true)
    slots.append()
    count += 1
    additionCount += 1
    index(slot, location)
  }

  /// Takes the location in a slot off the list.
  mutating func remove(_ slot: Int) {
    isListed[slot] = false
    slots.remove(slot)
    count -= 1
  }

  /// Puts a changed location in a slot.
  mutating func replace(_ slot: Int, with location: Location) throws(JSONError) {
    var text =
      entry(slot)?.text
      ?? LocationRecordText(bytes: Array(document.bytes[document.records[slot].range.range]))
    try text.change(from: self.location(slot), to: location)
    let entry = Entry(location: location, text: text)
    if slot < document.count { revisions[slot] = entry } else { additions[slot - document.count] = entry }
    index(slot, location)
  }

  /// Moves the location in a slot before another one, or to the end.
  ///
  /// - Returns: Whether the order changed.
  mutating func move(_ slot: Int, before other: Int?) -> Bool {
    slots.move(slot, before: other)
  }

  /// Notes a location in the indexes; what they hold of an earlier one is passed over by who reads them.
  private mutating func index(_ slot: Int, _ location: Location) {
    ids.insert(FoldedHash.hash(ofID: location.id), slot)
    names?.insert(FoldedHash.hash(ofFolded: NameFolding.folded(location.name)), slot)
    places?.insert(slot, location.coordinate, location.geonameID)
  }
}
