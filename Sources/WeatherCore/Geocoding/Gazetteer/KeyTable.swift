/// A sorted list of folded names, each with the things that it names.
///
/// Four bytes of count, one each of the bits of a value and of a kind, two of padding; for each block of 16 keys four
/// bytes of offset; for each block a byte that tells the largest population in it; then the blocks. A key is the
/// length that it shares with the one before (not for the first of a block), its other symbols and symbol 0, then
/// for tables with values: value, kind, and a bit that says whether another follows.
struct KeyTable: Sendable {
  private let section: GazetteerSection
  private let codes: Int

  /// The number of keys.
  let count: Int
  let valueBits: Int
  let kindBits: Int

  /// Reads the head of a table; `codes` is where the decoding tables of symbols begin.
  init(_ section: GazetteerSection, codes: Int) {
    self.section = section
    self.codes = codes
    count = max(0, section.number(at: 0, size: 4))
    valueBits = min(24, section.number(at: 4, size: 1))
    kindBits = min(8, section.number(at: 5, size: 1))
  }

  /// The number of blocks.
  var blockCount: Int { (count + GazetteerFormat.blockSize - 1) / GazetteerFormat.blockSize }

  /// The size class of the largest place that the block's keys name; see ``GazetteerFormat/peak(of:)``.
  func peak(ofBlock block: Int) -> Int {
    section.number(at: GazetteerFormat.keyTableHeadSize + blockCount * 4 + block, size: 1)
  }

  /// A reader of a block.
  func reader(ofBlock block: Int) -> BitReader {
    let offset = section.number(at: GazetteerFormat.keyTableHeadSize + block * 4, size: 4)
    return BitReader(section.bytes, at: section.range.lowerBound + offset)
  }

  /// Where the decoding table of a state begins.
  @inline(__always)
  func code(ofState state: Int) -> Int { codes + state << (GazetteerFormat.codeBits + 1) }

  /// A cursor on the first key of a block.
  func cursor(atBlock block: Int) -> KeyCursor {
    KeyCursor(table: self, block: block)
  }

  /// A cursor on the first key that is not before another, or `nil` when all are before it.
  ///
  /// - Complexity: O(log *n*).
  func cursor(notBefore key: [UInt8]) -> KeyCursor? {
    guard count > 0 else { return nil }
    let block = firstBlock(from: 0) { compareHead(ofBlock: $0, with: key, count: key.count) != .before }
    var cursor = cursor(atBlock: max(0, block - 1))
    while cursor.key.lexicographicallyPrecedes(key) {
      guard cursor.advance() else { return nil }
    }
    return cursor
  }

  /// How a key stands to another.
  enum Order {
    case before, equal, longer, after
  }

  /// How the first key of a block stands to the first symbols of another: before it, the same, longer but the same
  /// so far, or after it.
  func compareHead(ofBlock block: Int, with key: [UInt8], count: Int) -> Order {
    var reader = reader(ofBlock: block)
    var state = 0
    for index in 0..<count {
      let symbol = reader.symbol(table: code(ofState: state))
      if symbol != key[index] { return symbol < key[index] ? .before : .after }
      state = LetterCode.state(after: state, symbol: symbol)
    }
    return reader.symbol(table: code(ofState: state)) == 0 ? .equal : .longer
  }

  /// The first block from one on that satisfies a condition which holds for all later ones too.
  func firstBlock(from start: Int, where condition: (Int) -> Bool) -> Int {
    var low = start
    var step = 1
    // Gallop, then halve: blocks near the start are found at once.
    while low + step < blockCount, !condition(low + step - 1) {
      low += step
      step *= 2
    }
    return (low..<max(low, min(blockCount, low + step))).partitioningIndex(where: condition)
  }
}
