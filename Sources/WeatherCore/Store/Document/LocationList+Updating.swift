extension LocationList {
  /// Changes parts of a location and its place in the list.
  mutating func update(_ text: String, _ patch: LocationPatch) throws(StoreError) -> LocationChange {
    let slot = try slot(named: text)
    let old = location(slot)
    let new = old.applying(patch)
    if !old.id.utf8.elementsEqual(new.id.utf8) {
      guard Location.isValidID(new.id) else { throw .invalidID(new.id) }
      if let other = self.slot(ofID: new.id), other != slot { throw .duplicateID(id(other)) }
    }
    if old.name != new.name || old.coordinate != new.coordinate,
      let other = self.slot(ofSamePlaceAs: new, except: slot)
    {
      throw .duplicatePlace(name: name(other), id: id(other))
    }
    // The place is looked up first: an edit that fails leaves the list as it was.
    let target = try patch.position.map { position throws(StoreError) in try self.target(of: position) }
    let isEdited = !old.isSpelledLike(new)
    if isEdited {
      do throws(JSONError) {
        try replace(slot, with: new)
      } catch {
        throw .file(.internal)
      }
    }
    var isMoved = false
    if let target { isMoved = move(slot, before: target.slot) }
    return LocationChange(before: [old], after: [new], isChange: isEdited || isMoved)
  }

  /// The slot before which a position is; `nil` in it means the end.
  private mutating func target(of position: LocationPatch.Position) throws(StoreError) -> (slot: Int?, Void) {
    switch position {
    case .first: (slots.first, ())
    case .last: (nil, ())
    case .before(let text): (try slot(named: text), ())
    case .after(let text): (slots.slot(after: try slot(named: text)), ())
    }
  }
}

extension Location {
  /// The location with parts changed.
  fileprivate func applying(_ patch: LocationPatch) -> Location {
    var result = self
    if let name = patch.name { result.name = name }
    if let id = patch.id { result.id = id }
    if let coordinate = patch.coordinate, coordinate != self.coordinate {
      result.coordinate = coordinate
      if let surroundings = patch.surroundings {
        result.region = surroundings.region
        result.country = surroundings.country
        result.timeZone = surroundings.timeZone
        // The number belongs to the point that was left.
        result.geonameID = nil
      }
    }
    if let note = patch.note { result.note = note.isEmpty ? nil : note }
    for tag in patch.tagsToAdd where !result.tags.contains(tag) { result.tags.append(tag) }
    result.tags.removeAll { patch.tagsToRemove.contains($0) }
    return result
  }
}
