/// Ids that are given out once each.
struct UniqueIDs {
  private var taken: Set<String> = []
  private var nextNumbers: [String: Int] = [:]

  /// Takes an id, or when it is taken, the same with a number.
  mutating func take(_ id: String) -> String {
    let folded = Location.foldedID(id)
    guard !taken.insert(folded).inserted else { return id }
    var number = nextNumbers[folded, default: 2]
    while true {
      let suffix = "\(number)"
      let numbered = "\(id.prefix(Location.longestID - 1 - suffix.count))-\(suffix)"
      number += 1
      if taken.insert(Location.foldedID(numbered)).inserted {
        nextNumbers[folded] = number
        return numbered
      }
    }
  }
}
