/// The locations of a list by where they are, for lists that many are added to.
struct PlaceIndex {
  /// The distance in metres within which locations of the same name are the same place.
  static let sameRadius = 10.0
  /// The distance in metres within which locations are neighbours.
  static let nearRadius = 100.0

  private static let cells = PlaceCells(radius: nearRadius)

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
    forEach(near: location.coordinate, take)
    return result
  }

  /// Calls a function with each slot that may be a neighbour of a point, until it returns `false`.
  func forEach(near coordinate: Coordinate, _ body: (Int) -> Bool) {
    var goesOn = true
    for hash in Self.cells.cells(near: coordinate) where goesOn {
      places.forEach(hash) { slot in
        goesOn = body(slot)
        return goesOn
      }
    }
  }

  private static func hash(_ geonameID: Int) -> UInt64 {
    ByteHash.mix(UInt64(bitPattern: Int64(geonameID)))
  }
}
