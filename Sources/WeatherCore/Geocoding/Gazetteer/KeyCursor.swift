/// A place in a table of keys, which moves from key to key.
struct KeyCursor {
  private let table: KeyTable
  private var reader: BitReader
  private var block: Int
  private var indexInBlock = 0
  /// Whether the key has nothing but plain letters, which never change the state.
  private var isPlain = true
  private var hasUnreadValues = true

  /// The symbols of the key, followed by others that mean nothing.
  private(set) var symbols = [UInt8](repeating: 0, count: GazetteerFormat.longestKey)

  /// The number of symbols of the key.
  private(set) var count = 0

  /// How many symbols the key shares at least with the one before it; 0 for the first key of a block.
  private(set) var shared = 0

  /// The symbols of the key.
  var key: ArraySlice<UInt8> { symbols[..<count] }

  /// The number of the key in its table.
  var index: Int { block * GazetteerFormat.blockSize + indexInBlock }

  /// Reads the first key of a block.
  init(table: KeyTable, block: Int) {
    self.table = table
    self.block = block
    reader = table.reader(ofBlock: block)
    readSuffix()
  }

  /// Moves to the next key; `false` at the end of the table.
  mutating func advance() -> Bool {
    guard index + 1 < table.count else { return false }
    guard indexInBlock + 1 < GazetteerFormat.blockSize else {
      move(toBlock: block + 1)
      return true
    }
    skipValues()
    indexInBlock += 1
    shared = min(Int(reader.symbol(table: table.code(ofState: LetterCode.stateCount))), count)
    readSuffix()
    hasUnreadValues = true
    return true
  }

  /// Moves to the next key that does not begin with the first symbols of this one; `false` when there is none.
  mutating func advance(beyond start: Int) -> Bool {
    if block + 1 < table.blockCount, begins(block + 1, as: start) {
      let beyond = table.firstBlock(from: block + 2) { !begins($0, as: start) }
      move(toBlock: beyond - 1)
    }
    // What is shared with the key before is shared with this one, until less is.
    repeat {
      guard advance() else { return false }
    } while shared >= start
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

  /// Copies the key as ASCII: plain letters as they are, all else as spaces.
  func copyLetters(to letters: inout [UInt8]) {
    var output = letters.mutableSpan
    let symbols = symbols.span
    for index in 0..<min(count, output.count) {
      let symbol = symbols[index]
      let isLetter = symbol >= LetterCode.firstLatin && symbol < LetterCode.firstWindow
      output[index] = isLetter ? symbol - LetterCode.firstLatin + 0x61 : 0x20
    }
  }

  private func begins(_ block: Int, as start: Int) -> Bool {
    let order = table.compareHead(ofBlock: block, with: symbols, count: start)
    return order == .equal || order == .longer
  }

  private mutating func move(toBlock block: Int) {
    self.block = block
    indexInBlock = 0
    shared = 0
    hasUnreadValues = true
    reader = table.reader(ofBlock: block)
    readSuffix()
  }

  private mutating func skipValues() {
    guard table.valueBits > 0, hasUnreadValues else { return }
    let bits = table.valueBits + table.kindBits
    var read = 0
    repeat {
      reader.skip(bits: bits)
      read += 1
    } while reader.number(bits: 1) == 1 && read < 0xFFFF
  }

  private mutating func readSuffix() {
    var length = shared
    var state = 0
    if !isPlain {
      for index in 0..<length { state = LetterCode.state(after: state, symbol: symbols[index]) }
    }
    let table = table
    var reader = self.reader
    var output = symbols.mutableSpan
    while length < GazetteerFormat.longestKey {
      let symbol = reader.symbol(table: table.code(ofState: state))
      if symbol == 0 { break }
      state = LetterCode.state(after: state, symbol: symbol)
      output[length] = symbol
      length += 1
    }
    self.reader = reader
    count = length
    isPlain = state == 0
  }
}
