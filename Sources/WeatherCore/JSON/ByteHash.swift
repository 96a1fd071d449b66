/// A quick hash of bytes, for tables that live as long as one reading of a text.
///
/// Callers must stay fast when hashes collide: it is not keyed.
enum ByteHash {
  /// The hash of a part of some bytes.
  @inline(__always)
  static func hash(of bytes: [UInt8], in range: Range<Int>) -> UInt64 {
    let span = bytes.span
    var hash = UInt64(truncatingIfNeeded: range.count) &* multiplier
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      hash = mix(hash ^ span.word(at: index))
      index &+= 8
    }
    return mix(hash ^ span.word(at: index, count: range.upperBound - index))
  }

  /// Spreads the bits of a number over all of them.
  @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: multiplier)
    return product.high ^ product.low &+ value
  }

  /// 2^64 divided by the golden ratio, made odd.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
}
