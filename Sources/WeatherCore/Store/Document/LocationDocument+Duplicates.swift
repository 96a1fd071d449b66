extension LocationDocument {
  /// The indexes of the locations whose ids earlier ones have.
  var duplicates: [(index: Int, earlier: Int)] {
    var table = SlotTable(capacity: count)
    var result: [(index: Int, earlier: Int)] = []
    for index in records.indices {
      let hash = FoldedHash.hash(of: records[index].id, in: bytes)
      if let earlier = duplicate(of: index, hash: hash, in: table) {
        result.append((index, earlier))
      } else {
        table.insert(hash, index)
      }
    }
    return result
  }

  /// The location in a table that has the same id as the one at an index, or `nil`.
  func duplicate(of index: Int, hash: UInt64, in table: SlotTable) -> Int? {
    table.first(hash) { earlier in
      Location.isSameID(records[earlier].decodedID(in: bytes), records[index].decodedID(in: bytes))
    }
  }

  /// The report of an id that occurs twice.
  func duplicateID(_ index: Int, earlier: Int) -> StoreError.Damage {
    let id = records[index].decodedID(in: bytes)
    let error = JSONError(
      at: records[index].id.start,
      "place \(index + 1) has the id \(JSONText.quoted(id)), which place \(earlier + 1) has already",
      hint: "change one of them in the file, or run 'weather repair'")
    return StoreError.Damage(error, in: bytes)
  }
}
