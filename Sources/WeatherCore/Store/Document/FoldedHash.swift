/// Hashes of folded ids and names.
enum FoldedHash {
  /// The hash of an id that stands in a text, without decoding it where that is possible.
  @inline(__always)
  static func hash(of place: ByteRange, in bytes: [UInt8]) -> UInt64 {
    let span = bytes.span
    var hash = seed
    for index in place.start + 1..<place.end - 1 {
      let byte = span[index]
      guard byte < 0x80, byte != UInt8(ascii: "\\") else {
        let id = JSONText.string(in: place.range, of: bytes, hasEscapes: true)
        return Self.hash(ofFolded: Location.foldedID(id))
      }
      hash = step(hash, byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    return ByteHash.mix(hash)
  }

  /// The hash of an id, which is that of its folded form.
  static func hash(ofID id: String) -> UInt64 {
    var hash = seed
    for byte in id.utf8 {
      guard byte < 0x80 else { return self.hash(ofFolded: Location.foldedID(id)) }
      hash = step(hash, byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    return ByteHash.mix(hash)
  }

  /// The hash of a text that is folded already.
  static func hash(ofFolded folded: String) -> UInt64 {
    // The standard library's hash sees through normal forms; pure ASCII has only one.
    guard folded.utf8.allSatisfy({ $0 < 0x80 }) else {
      return UInt64(truncatingIfNeeded: folded.hashValue)
    }
    return ByteHash.mix(folded.utf8.reduce(seed, step))
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// One step of the Fowler–Noll–Vo hash, variant 1a, of 64 bits.
  @inline(__always)
  private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
