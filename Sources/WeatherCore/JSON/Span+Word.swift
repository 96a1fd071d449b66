extension Span<UInt8> {
  /// The eight bytes from an index on, the first of them lowest; they must all be in the span.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    // Aligned or not, and any eight bytes are a number; the load itself checks the bounds.
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
