/// Ids of which each is given out once.
struct UniqueIDs {
  /// The ids that some location has already, and that no other gets.
  private let originals: Set<String>
  private var taken: Set<String> = []
  private var nextNumbers: [String: Int] = [:]

  /// Prepares to give out the ids of locations, in order.
  init(_ ids: [Location.ID]) {
    originals = Set(ids.map(Location.foldedID))
  }

  /// Takes an id, or when it is taken, the same with a number.
  mutating func take(_ id: Location.ID) -> Location.ID {
    let folded = Location.foldedID(id)
    guard !taken.insert(folded).inserted else { return id }
    var number = nextNumbers[folded, default: 2]
    while true {
      let numbered = Location.id(id, numbered: number)
      number += 1
      let candidate = Location.foldedID(numbered)
      if !originals.contains(candidate), taken.insert(candidate).inserted {
        nextNumbers[folded] = number
        return numbered
      }
    }
  }
}
