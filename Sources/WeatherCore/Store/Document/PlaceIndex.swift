/// The locations of a list by where they are, for lists that many are added to.
struct PlaceIndex {
  /// The distance in metres within which locations of the same name are the same place.
  static let sameRadius = 10.0
  /// The distance in metres within which locations are neighbours.
  static let nearRadius = 100.0

  private static let sameCells = PlaceCells(radius: sameRadius)
  private static let nearCells = PlaceCells(radius: nearRadius)

  private var same: SlotTable
  private var near: SlotTable

  /// Creates an empty index with room for a number of locations.
  init(capacity: Int) {
    same = SlotTable(capacity: capacity * 2)
    near = SlotTable(capacity: capacity)
  }

  /// Notes a location.
  mutating func insert(_ slot: Int, _ location: Location) {
    insert(slot, name: location.name, location.coordinate, location.geonameID)
  }

  /// Notes what is needed of a location.
  mutating func insert(_ slot: Int, name: String, _ coordinate: Coordinate, _ geonameID: Int?) {
    let name = FoldedHash.hash(ofFolded: NameFolding.folded(name))
    same.insert(name ^ Self.sameCells.cell(of: coordinate), slot)
    if let geonameID { same.insert(Self.hash(name, geonameID), slot) }
    near.insert(Self.nearCells.cell(of: coordinate), slot)
  }

  /// The slots that may hold the same place as a location.
  func candidates(sameAs location: Location) -> [Int] {
    let name = FoldedHash.hash(ofFolded: NameFolding.folded(location.name))
    var hashes = Self.sameCells.cells(near: location.coordinate).map { name ^ $0 }
    if let geonameID = location.geonameID { hashes.append(Self.hash(name, geonameID)) }
    var result: [Int] = []
    for hash in hashes {
      same.forEach(hash) { slot in
        result.append(slot)
        return true
      }
    }
    return result
  }

  /// Calls a function with each slot that may be a neighbour of a point, until it returns `false`.
  func forEachCandidate(near coordinate: Coordinate, _ body: (Int) -> Bool) {
    var goesOn = true
    for hash in Self.nearCells.cells(near: coordinate) where goesOn {
      near.forEach(hash) { slot in
        goesOn = body(slot)
        return goesOn
      }
    }
  }

  private static func hash(_ name: UInt64, _ geonameID: Int) -> UInt64 {
    ByteHash.mix(name ^ UInt64(bitPattern: Int64(geonameID)))
  }
}
