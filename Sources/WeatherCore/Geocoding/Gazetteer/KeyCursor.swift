/// A place in a table of keys, which moves from key to key.
struct KeyCursor {
  private let table: KeyTable
  private let codes: Int
  private var reader: BitReader
  private var block: Int
  private var indexInBlock = 0
  private var symbols: [UInt8] = []
  private var states: [UInt8] = []
  private var hasUnreadValues = true

  /// How many symbols the key shares with the one before it; 0 for the first key of a block.
  private(set) var shared = 0

  /// The symbols of the key.
  var key: ArraySlice<UInt8> { symbols[...] }

  /// The number of the key in its table.
  var index: Int { block * GazetteerFormat.blockSize + indexInBlock }

  /// Reads the first key of a block.
  init(table: KeyTable, codes: Int, block: Int, reader: BitReader) {
    self.table = table
    self.codes = codes
    self.block = block
    self.reader = reader
    symbols.reserveCapacity(GazetteerFormat.longestKey)
    states.reserveCapacity(GazetteerFormat.longestKey)
    readSuffix()
  }

  /// Moves to the next key; `false` at the end of the table.
  mutating func advance() -> Bool {
    guard index + 1 < table.count else { return false }
    skipValues()
    indexInBlock += 1
    guard indexInBlock < GazetteerFormat.blockSize else {
      self = table.cursor(atBlock: block + 1)
      return true
    }
    shared = min(
      Int(reader.symbol(table: codes + LetterCode.stateCount << (GazetteerFormat.codeBits + 1))),
      symbols.count)
    symbols.removeSubrange(shared...)
    states.removeSubrange(shared...)
    readSuffix()
    hasUnreadValues = true
    return true
  }

  /// Calls a closure with each value of the key and its kind. Values can be read once.
  mutating func readValues(_ body: (_ value: Int, _ kind: Int) -> Void) {
    guard table.valueBits > 0, hasUnreadValues else { return }
    hasUnreadValues = false
    var isLast = false
    var read = 0
    while !isLast, read < 0xFFFF {
      let value = reader.number(bits: table.valueBits)
      let kind = reader.number(bits: table.kindBits)
      isLast = reader.number(bits: 1) == 0
      body(value, kind)
      read += 1
    }
  }

  private mutating func skipValues() {
    readValues { _, _ in }
  }

  private mutating func readSuffix() {
    var state = Int(states.last ?? 0)
    while symbols.count < GazetteerFormat.longestKey {
      let symbol = reader.symbol(table: codes + state << (GazetteerFormat.codeBits + 1))
      guard symbol != 0 else { return }
      state = LetterCode.state(after: state, symbol: symbol)
      symbols.append(symbol)
      states.append(UInt8(state))
    }
  }
}
