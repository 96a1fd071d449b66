/// The number of edits between two spellings: a letter put in, left out or replaced, or two neighbours swapped.
///
/// Optimal string alignment, the restricted form of the Damerau-Levenshtein distance.
package enum EditDistance {
  /// The distance between two sequences, or `nil` when it is above a limit.
  ///
  /// - Complexity: O(*n* · *m*).
  package static func between<Element: Equatable>(_ first: [Element], _ second: [Element], limit: Int) -> Int?
  {
    guard abs(first.count - second.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      row.reserveCapacity(second.count + 1)
      for j in second.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      if (row.min() ?? 0) > limit { return nil }
      beforeLast = last
      last = row
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
