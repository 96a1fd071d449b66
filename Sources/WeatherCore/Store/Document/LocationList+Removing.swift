extension LocationList {
  /// Removes the location with an id or a name.
  mutating func remove(_ text: String, ifPresent: Bool) throws(StoreError) -> LocationChange {
    removeAll(try slots(named: [text], ifPresent: ifPresent))
  }

  /// Removes the location with an id.
  mutating func removeID(_ id: Location.ID) throws(StoreError) -> LocationChange {
    guard let slot = slot(ofID: id) else { throw .unknownID(id, nearest: nil) }
    return removeAll([slot])
  }

  /// Removes the locations with all tags, among those with ids or names or among all.
  mutating func removeTagged(
    _ tags: [String], among references: [String], ifPresent: Bool
  ) throws(StoreError) -> LocationChange {
    let candidates = references.isEmpty ? Array(slots) : try slots(named: references, ifPresent: ifPresent)
    let tagged = candidates.filter { tags.allSatisfy(location($0).tags.contains) }
    guard !tagged.isEmpty || ifPresent else { throw .noneTagged(tags) }
    return removeAll(tagged)
  }

  /// Removes locations.
  mutating func removeAll(_ removed: [Int]) -> LocationChange {
    let locations = removed.map { location($0) }
    for slot in removed { remove(slot) }
    return LocationChange(before: locations, after: [], isChange: !locations.isEmpty)
  }

  /// The slots of the locations that have ids or names, in the order named, each once.
  private mutating func slots(
    named references: [String], ifPresent: Bool
  ) throws(StoreError) -> [Int] {
    var result: [Int] = []
    var found: Set<Int> = []
    for reference in references {
      do throws(StoreError) {
        let slot = try slot(named: reference)
        if found.insert(slot).inserted { result.append(slot) }
      } catch {
        guard ifPresent, case .unknownID = error else { throw error }
      }
    }
    return result
  }
}
