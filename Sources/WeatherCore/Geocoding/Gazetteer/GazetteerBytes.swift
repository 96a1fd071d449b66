import CGazetteer

/// The bytes of a gazetteer, read in place and never beyond their bounds.
///
/// This is the one file that touches pointers. A read outside the bytes gives zero, so that a damaged file can
/// give wrong answers at worst; whoever reads numbers from it checks them where they index something else.
@safe final class GazetteerBytes: Sendable {
  // The memory is never written after `init`.
  nonisolated(unsafe) private let base: UnsafeRawPointer
  private let isOwned: Bool

  /// The number of bytes.
  let count: Int

  /// The bytes that are part of the program.
  static let embedded = GazetteerBytes()

  private init() {
    unsafe base = unsafe UnsafeRawPointer(gazetteer_bytes())
    count = gazetteer_byte_count()
    isOwned = false
  }

  /// Keeps a copy of bytes.
  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    unsafe bytes.withUnsafeBytes { source in
      if let address = source.baseAddress { unsafe copy.copyMemory(from: address, byteCount: source.count) }
    }
    unsafe base = UnsafeRawPointer(copy)
    count = bytes.count
    isOwned = true
  }

  deinit {
    if isOwned { unsafe base.deallocate() }
  }

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8 {
    guard offset >= 0, offset < count else { return 0 }
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The number of one to eight bytes at an offset, the lowest first.
  func number(at offset: Int, size: Int) -> Int {
    guard offset >= 0, size <= count, offset <= count - size else { return 0 }
    var value: UInt64 = 0
    for index in 0..<size {
      value |= UInt64(unsafe base.load(fromByteOffset: offset + index, as: UInt8.self)) << (8 * UInt64(index))
    }
    return Int(truncatingIfNeeded: value)
  }

  /// The 32 bits that begin at a bit, the highest of a byte first.
  func bits(at bit: Int) -> UInt32 {
    let offset = bit >> 3
    let word: UInt64
    if offset >= 0, offset <= count - 8 {
      word = UInt64(bigEndian: unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    } else {
      word = (0..<8).reduce(0) { $0 << 8 | UInt64(self[offset + $1]) }
    }
    return UInt32(truncatingIfNeeded: (word << UInt64(bit & 7)) >> 32)
  }
}
