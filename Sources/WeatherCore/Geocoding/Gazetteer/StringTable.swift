/// A list of texts, each found by its number.
///
/// Four bytes of count, the decoding table of UTF-8 bytes, four bytes of offset for each block of 16 texts, then the
/// coded texts; byte 0 ends a text.
struct StringTable: Sendable {
  private let section: GazetteerSection
  /// The number of texts.
  let count: Int

  private static var tableSize: Int { 2 << GazetteerFormat.codeBits }
  /// The most bytes of one text.
  private static var longest: Int { 1024 }

  /// Reads the head of a table.
  init(_ section: GazetteerSection) {
    self.section = section
    count = max(0, section.number(at: 0, size: 4))
  }

  /// The text with a number; empty when there is none.
  ///
  /// - Complexity: O(1): at most 16 texts are decoded.
  subscript(index: Int) -> String {
    guard index >= 0, index < count else { return "" }
    let (block, skipped) = index.quotientAndRemainder(dividingBy: GazetteerFormat.blockSize)
    let offset = section.number(at: 4 + Self.tableSize + block * 4, size: 4)
    let table = section.range.lowerBound + 4
    var reader = BitReader(section.bytes, at: section.range.lowerBound + offset)
    for _ in 0..<skipped {
      var length = 0
      while reader.symbol(table: table) != 0, length < Self.longest { length += 1 }
    }
    var text: [UInt8] = []
    while text.count < Self.longest {
      let byte = reader.symbol(table: table)
      guard byte != 0 else { break }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
