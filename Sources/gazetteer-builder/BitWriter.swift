/// Bits written one after the other, the highest of a byte first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Writes the lowest bits of a number.
  mutating func write(_ value: Int, bits: Int) {
    pending = pending << UInt64(bits) | UInt64(value) & ((1 << UInt64(bits)) - 1)
    pendingCount += bits
    while pendingCount >= 8 {
      pendingCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: pending >> UInt64(pendingCount)))
    }
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if pendingCount > 0 { write(0, bits: 8 - pendingCount) }
  }
}

extension [UInt8] {
  /// Appends a number of one to eight bytes, the lowest first.
  mutating func append(_ value: Int, size: Int) {
    for index in 0..<size { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }
}
