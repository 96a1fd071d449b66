extension LocationList {
  /// Applies one edit.
  ///
  /// - Throws: `StoreError` when it cannot be done; the list is then as it was.
  mutating func apply(_ edit: LocationEdit) throws(StoreError) -> LocationChange {
    switch edit {
    case .add(let location, let extendingID, let ifMissing):
      try add(location, extendingID: extendingID, ifMissing: ifMissing)
    case .remove(let text, let ifPresent):
      try remove(text, ifPresent: ifPresent)
    case .removeID(let id):
      try removeID(id)
    case .removeTagged(let tags, let references, let ifPresent):
      try removeTagged(tags, among: references, ifPresent: ifPresent)
    case .removeAll:
      removeAll(Array(slots))
    case .update(let text, let patch):
      try update(text, patch)
    }
  }

  private mutating func add(
    _ location: Location, extendingID: Bool, ifMissing: Bool
  ) throws(StoreError) -> LocationChange {
    guard Location.isValidID(location.id) else { throw .invalidID(location.id) }
    if let slot = slot(ofSamePlaceAs: location) {
      let saved = self.location(slot)
      guard ifMissing else { throw .duplicatePlace(name: saved.name, id: saved.id) }
      return LocationChange(before: [saved], after: [saved], isChange: false)
    }
    var location = location
    if slot(ofID: location.id) != nil {
      guard extendingID else { throw .duplicateID(location.id) }
      location.id = extendedID(of: location)
    }
    let neighbours = neighbours(of: location.coordinate)
    append(location)
    return LocationChange(before: [], after: [location], neighbours: neighbours)
  }

  /// An id that no location has: extended by the region, then the country, then a number.
  private mutating func extendedID(of location: Location) -> String {
    var id = location.id
    for part in [location.region.map(Location.proposedID), location.country?.lowercased()] {
      guard let part, let longer = joined(id, part) else { continue }
      id = longer
      if slot(ofID: id) == nil { return id }
    }
    var number = nextNumbers[id, default: 2]
    while true {
      let numbered = Location.id(id, numbered: number)
      number += 1
      if slot(ofID: numbered) == nil {
        nextNumbers[id] = number
        return numbered
      }
    }
  }

  private func joined(_ id: String, _ part: String) -> String? {
    let longer = "\(id)-\(part)"
    return Location.isValidID(longer) ? longer : nil
  }
}
