extension Range<Int> {
  /// The first number that satisfies a condition which holds for all later ones too; the end when none does.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
