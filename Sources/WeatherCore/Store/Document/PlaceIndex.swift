/// The locations of a list by where they are, for lists that many are added to.
struct PlaceIndex {
  /// The distance in metres within which locations of the same name are the same place.
  static let sameRadius = 10.0
  /// The distance in metres within which locations are neighbours.
  static let nearRadius = 100.0

  /// Larger cubes hold more that is not near; of smaller ones, more have to be looked into.
  private static let cells = PlaceCells(edge: 4 * nearRadius)

  private var places: SlotTable
  private var numbers: SlotTable

  /// Creates an empty index with room for a number of locations.
  init(capacity: Int) {
    places = SlotTable(capacity: capacity)
    numbers = SlotTable(capacity: capacity)
  }

  /// Notes a location.
  mutating func insert(_ slot: Int, _ coordinate: Coordinate, _ geonameID: Int?) {
    places.insert(Self.cells.cell(of: coordinate), slot)
    if let geonameID { numbers.insert(Self.hash(geonameID), slot) }
  }

  /// The first slot that fits of those that may hold the same place as a location.
  func first(sameAs location: Location, where fits: (Int) -> Bool) -> Int? {
    var result: Int?
    let take = { (slot: Int) in
      if slot < result ?? .max, fits(slot) { result = slot }
      return true
    }
    if let geonameID = location.geonameID { numbers.forEach(Self.hash(geonameID), take) }
    forEach(within: Self.sameRadius, of: location.coordinate, take)
    return result
  }

  /// Calls a function with each slot that may be within a distance of a point, until it returns `false`.
  func forEach(within metres: Double, of coordinate: Coordinate, _ body: (Int) -> Bool) {
    Self.cells.forEachCell(within: metres, of: coordinate) { hash in
      var goesOn = true
      places.forEach(hash) { slot in
        goesOn = body(slot)
        return goesOn
      }
      return goesOn
    }
  }

  private static func hash(_ geonameID: Int) -> UInt64 {
    ByteHash.mix(UInt64(bitPattern: Int64(geonameID)))
  }
}
