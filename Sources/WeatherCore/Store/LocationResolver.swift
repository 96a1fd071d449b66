/// Finds the locations that ids and names mean.
struct LocationResolver {
  private let locations: [Location]
  private let indexes: [String: Int]

  /// Creates a resolver for a list; of locations with the same id, the first is meant.
  init(_ locations: [Location]) {
    self.locations = locations
    indexes = Dictionary(locations.enumerated().map { (Location.foldedID($0.element.id), $0.offset) }) {
      first, _ in
      first
    }
  }

  /// The index of the location that has this id, or this name if only one has it.
  ///
  /// - Throws: `StoreError.unknownID` or `.ambiguousName`.
  func index(of reference: String) throws(StoreError) -> Int {
    if let index = indexes[Location.foldedID(reference)] { return index }
    let name = NameFolding.folded(reference)
    let named = locations.indices.filter { NameFolding.folded(locations[$0].name) == name }
    guard let index = named.first else { throw .unknownID(reference, nearest: nearestID(to: name)) }
    guard named.count == 1 else {
      throw .ambiguousName(reference, ids: named.prefix(10).map { locations[$0].id })
    }
    return index
  }

  private func nearestID(to name: String) -> String? {
    var nearest = NearestSpelling(to: name)
    var result: String?
    for location in locations {
      if nearest.take(NameFolding.folded(location.id)) { result = location.id }
      if nearest.take(NameFolding.folded(location.name)) { result = location.id }
    }
    return result
  }
}
