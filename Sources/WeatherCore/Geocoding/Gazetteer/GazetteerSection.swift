/// One part of a gazetteer: bytes within bounds.
struct GazetteerSection: Sendable {
  /// The bytes of the whole gazetteer.
  let bytes: GazetteerBytes
  /// Where the part lies in them.
  let range: Range<Int>

  /// The number of bytes.
  var count: Int { range.count }

  /// The number of one to eight bytes at an offset of the part; zero outside it.
  func number(at offset: Int, size: Int) -> Int {
    guard offset >= 0, offset <= range.count - size else { return 0 }
    return bytes.number(at: range.lowerBound + offset, size: size)
  }
}
