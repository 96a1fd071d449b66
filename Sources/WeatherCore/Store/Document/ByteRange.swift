/// Where something stands in a text of less than 4 GiB, in half the space of a `Range`.
struct ByteRange: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// No place at all: the value of a member that is not there.
  static let absent = ByteRange(0..<0)

  /// Creates the place of a part of a text.
  init(_ range: Range<Int>) {
    // Offsets are below 4 GiB: larger texts are refused before they are read.
    lower = UInt32(truncatingIfNeeded: range.lowerBound)
    upper = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// The offsets.
  var range: Range<Int> { Int(lower)..<Int(upper) }

  /// How many bytes there are.
  var count: Int { Int(upper) - Int(lower) }

  /// The first offset.
  var start: Int { Int(lower) }

  /// The offset after the last byte.
  var end: Int { Int(upper) }

  /// Whether there is nothing: a value has at least one byte.
  var isAbsent: Bool { upper == lower }
}
