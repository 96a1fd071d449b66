/// What is left of a letter when its marks are taken away, by Unicode's canonical decompositions.
enum Decomposition {
  /// The base of a letter that is one letter with marks, or `nil`.
  ///
  /// - Complexity: O(log *n*) in the size of the table, about ten steps.
  static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value <= 0xFFFF else { return nil }
    var low = 0
    var high = bases.count
    while low < high {
      let middle = (low + high) / 2
      if bases[middle] >> 16 < scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < bases.count, bases[low] >> 16 == scalar.value else { return nil }
    return Unicode.Scalar(bases[low] & 0xFFFF)
  }
}
