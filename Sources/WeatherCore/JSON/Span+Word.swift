extension Span<UInt8> {
  /// The eight bytes from an index on, the first of them lowest; they must all be in the span.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    // Aligned or not, and any eight bytes are a number; the load itself checks the bounds.
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Up to eight bytes from an index on, the first of them lowest, with zeros above them.
  @inline(__always)
  func word(at index: Int, count: Int) -> UInt64 {
    if index &+ 8 <= self.count {
      return count == 0 ? 0 : word(at: index) & (~0 >> (64 &- 8 &* UInt64(count)))
    }
    var word: UInt64 = 0
    for offset in 0..<count { word |= UInt64(self[index + offset]) << UInt64(8 * offset) }
    return word
  }
}
