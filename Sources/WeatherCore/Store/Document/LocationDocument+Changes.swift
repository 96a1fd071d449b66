extension LocationDocument {
  /// What leads from another document to this one: the locations that this one has not, then those that are
  /// new, changed or moved, in order.
  func changes(from old: LocationDocument) -> [LocationChange] {
    let (before, after) = (old.locations, locations)
    var oldIndexes: [String: Int] = [:]
    var removed: [Int] = []
    for (index, location) in before.enumerated() {
      let id = Location.foldedID(location.id)
      if oldIndexes[id] == nil { oldIndexes[id] = index } else { removed.append(index) }
    }
    let origins = after.map { oldIndexes.removeValue(forKey: Location.foldedID($0.id)) }
    removed += oldIndexes.values
    var changes = removed.sorted().map { LocationChange(before: [before[$0]], after: []) }
    let stayed = Self.longestRise(of: origins.compactMap(\.self))
    for (origin, location) in zip(origins, after) {
      guard let origin else {
        changes.append(LocationChange(before: [], after: [location]))
        continue
      }
      guard before[origin] != location || !stayed.contains(origin) else { continue }
      changes.append(LocationChange(before: [before[origin]], after: [location]))
    }
    return changes
  }

  /// The longest part of a sequence of different numbers that rises: those that need not be moved.
  ///
  /// Patience sorting, in O(*n* log *n*).
  private static func longestRise(of numbers: [Int]) -> Set<Int> {
    /// For each length, the index of the smallest number that ends a rise of that length.
    var ends: [Int] = []
    var earlier = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      earlier[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let index = next {
      result.insert(numbers[index])
      next = earlier[index]
    }
    return result
  }
}
