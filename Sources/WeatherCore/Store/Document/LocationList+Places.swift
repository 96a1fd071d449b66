extension LocationList {
  /// The most neighbours that are told.
  private static let mostNeighbours = 10
  /// The most locations looked at for neighbours in one corner of the earth.
  private static let mostCandidates = 1000
  /// From this many additions on an index of places is quicker than passes over the list.
  private static let fewAdditions = 3

  /// The slot of the location that is the same place as another one, apart from a slot; `nil` when none is.
  ///
  /// The same place has the same name, case and diacritics aside, and the same GeoNames number or a
  /// coordinate within 10 m.
  mutating func slot(ofSamePlaceAs location: Location, except: Int? = nil) -> Int? {
    let isSame = { (list: borrowing LocationList, slot: Int) in
      guard slot != except, list.contains(slot) else { return false }
      let hasSameNumber = location.geonameID != nil && list.geonameID(slot) == location.geonameID
      guard hasSameNumber || list.isWithin(PlaceIndex.sameRadius, slot, location.coordinate) else {
        return false
      }
      // Names are folded last: few locations come so far.
      return NameFolding.folded(list.name(slot)) == NameFolding.folded(location.name)
    }
    if additionCount < Self.fewAdditions {
      return slots.first { isSame(self, $0) }
    }
    makePlaces()
    return places?.first(sameAs: location) { isSame(self, $0) }
  }

  /// The ids of the locations within 100 m of a coordinate; ten at most.
  mutating func neighbours(of coordinate: Coordinate) -> [Location.ID] {
    var result: [Int] = []
    if additionCount < Self.fewAdditions {
      for slot in slots where isWithin(PlaceIndex.nearRadius, slot, coordinate) {
        result.append(slot)
        if result.count == Self.mostNeighbours { break }
      }
    } else {
      makePlaces()
      var candidateCount = 0
      places?.forEach(within: PlaceIndex.nearRadius, of: coordinate) { slot in
        candidateCount += 1
        if contains(slot), isWithin(PlaceIndex.nearRadius, slot, coordinate), !result.contains(slot) {
          result.append(slot)
        }
        return result.count < Self.mostNeighbours && candidateCount < Self.mostCandidates
      }
    }
    return result.sorted().map { id($0) }
  }

  private func isWithin(_ metres: Double, _ slot: Int, _ coordinate: Coordinate) -> Bool {
    let other = self.coordinate(slot)
    // A degree of latitude is 111 km: most locations are told apart without trigonometry.
    guard abs(other.latitude - coordinate.latitude) <= metres / 110_000 else { return false }
    return other.distance(to: coordinate) <= metres
  }

  private mutating func makePlaces() {
    guard places == nil else { return }
    var index = PlaceIndex(capacity: count * 2)
    for slot in slots { index.insert(slot, coordinate(slot), geonameID(slot)) }
    places = index
  }
}
