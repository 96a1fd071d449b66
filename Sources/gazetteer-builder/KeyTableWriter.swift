import WeatherCore

/// Writes a ``KeyTable``.
struct KeyTableWriter {
  /// A thing that a key names.
  struct Value: Hashable {
    var value: Int
    var kind: Int
    var population: Int
  }

  /// A key with what it names.
  struct Entry {
    var key: [UInt8]
    var values: [Value]
    /// The largest population that it names.
    var population: Int
  }

  /// The keys in order.
  let entries: [Entry]
  let valueBits: Int
  let kindBits: Int

  /// Counts the symbols by state, and last the shared lengths.
  func count(into frequencies: inout [[Int]]) {
    forEachEntry { _, shared, entry in
      if let shared { frequencies[LetterCode.stateCount][shared] += 1 }
      forEachSymbol(of: entry, from: shared ?? 0) { frequencies[$0][Int($1)] += 1 }
    }
  }

  /// The bytes of the table.
  func bytes(codes: [HuffmanCode]) -> [UInt8] {
    var body = BitWriter()
    var offsets: [Int] = []
    var peaks: [Int] = []
    forEachEntry { index, shared, entry in
      if let shared {
        codes[LetterCode.stateCount].write(UInt8(shared), to: &body)
      } else {
        body.align()
        offsets.append(body.bytes.count)
        peaks.append(0)
      }
      peaks[peaks.count - 1] = max(peaks[peaks.count - 1], GazetteerFormat.peak(of: entry.population))
      forEachSymbol(of: entry, from: shared ?? 0) { codes[$0].write($1, to: &body) }
      if valueBits > 0 { writeValues(entry.values, to: &body) }
    }
    body.align()
    var bytes: [UInt8] = []
    bytes.append(entries.count, size: 4)
    bytes.append(valueBits, size: 1)
    bytes.append(kindBits, size: 1)
    bytes.append(0, size: 2)
    let start = bytes.count + offsets.count * GazetteerFormat.keyBlockSize
    for offset in offsets { bytes.append(start + offset, size: 4) }
    for peak in peaks { bytes.append(peak, size: 1) }
    return bytes + body.bytes
  }

  /// Calls a closure with each symbol of a key that is not shared, then 0, and with the state before it.
  private func forEachSymbol(
    of entry: Entry, from shared: Int, _ body: (_ state: Int, _ symbol: UInt8) -> Void
  ) {
    var state = entry.key.prefix(shared).reduce(0) { LetterCode.state(after: $0, symbol: $1) }
    for symbol in entry.key.dropFirst(shared) {
      body(state, symbol)
      state = LetterCode.state(after: state, symbol: symbol)
    }
    body(state, 0)
  }

  private func writeValues(_ values: [Value], to body: inout BitWriter) {
    for (index, value) in values.enumerated() {
      body.write(value.value, bits: valueBits)
      body.write(value.kind, bits: kindBits)
      body.write(index + 1 < values.count ? 1 : 0, bits: 1)
    }
  }

  /// Calls a closure with each entry and the length that it shares with the one before; `nil` for the first of a block.
  private func forEachEntry(_ body: (_ index: Int, _ shared: Int?, _ entry: Entry) -> Void) {
    for (index, entry) in entries.enumerated() {
      guard index % GazetteerFormat.blockSize > 0 else {
        body(index, nil, entry)
        continue
      }
      let last = entries[index - 1].key
      var shared = 0
      let limit = min(last.count, entry.key.count, GazetteerFormat.longestShared)
      while shared < limit, last[shared] == entry.key[shared] { shared += 1 }
      body(index, shared, entry)
    }
  }
}
