/// Reads numbers and coded symbols one after the other.
struct BitReader {
  private let bytes: GazetteerBytes
  private var position: Int

  /// Starts at a byte.
  init(_ bytes: GazetteerBytes, at offset: Int) {
    self.bytes = bytes
    position = max(0, offset) << 3
  }

  /// Reads a number of at most 24 bits.
  mutating func number(bits: Int) -> Int {
    guard bits > 0 else { return 0 }
    let value = bytes.bits(at: position) >> UInt32(32 - bits)
    position += bits
    return Int(value)
  }

  /// Reads a symbol by the decoding table at an offset; 0 when there is no such code.
  ///
  /// An entry of the table has the symbol above four bits of code length.
  mutating func symbol(table: Int) -> UInt8 {
    let index = bytes.bits(at: position) >> UInt32(32 - GazetteerFormat.codeBits)
    let entry = bytes.number(at: table + Int(index) * 2, size: 2)
    position += entry & 0xF
    return UInt8(truncatingIfNeeded: entry >> 4)
  }
}
