import WeatherCore

/// A prefix code for bytes, made from how often each occurs.
struct HuffmanCode {
  /// The bits of each symbol's code.
  private(set) var lengths = [UInt8](repeating: 0, count: 256)
  private var codes = [UInt32](repeating: 0, count: 256)

  /// Makes the code; symbols that never occur get none.
  init(frequencies: [Int]) {
    var frequencies = frequencies
    repeat {
      lengths = Self.lengths(frequencies)
      // Flatten until the longest code fits.
      frequencies = frequencies.map { $0 == 0 ? 0 : $0 / 2 + 1 }
    } while lengths.contains { $0 > GazetteerFormat.codeBits }
    var code: UInt32 = 0
    for length in 1...GazetteerFormat.codeBits {
      for symbol in 0..<256 where lengths[symbol] == length {
        codes[symbol] = code
        code += 1
      }
      code <<= 1
    }
  }

  /// The decoding table: for each value of the next bits, the symbol above four bits of length, in two bytes.
  var table: [UInt8] {
    var entries = [UInt16](repeating: 0, count: 1 << GazetteerFormat.codeBits)
    for symbol in 0..<256 where lengths[symbol] > 0 {
      let spare = GazetteerFormat.codeBits - Int(lengths[symbol])
      let first = Int(codes[symbol]) << spare
      for index in first..<first + (1 << spare) {
        entries[index] = UInt16(symbol) << 4 | UInt16(lengths[symbol])
      }
    }
    return entries.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  /// Writes a symbol.
  func write(_ symbol: UInt8, to bits: inout BitWriter) {
    bits.write(Int(codes[Int(symbol)]), bits: Int(lengths[Int(symbol)]))
  }

  private static func lengths(_ frequencies: [Int]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: 256)
    // Trees as lists of symbols; the smallest two are joined until one is left. Ties go to the older tree.
    var trees = (0..<256).filter { frequencies[$0] > 0 }.map { (weight: frequencies[$0], symbols: [$0]) }
    if trees.count == 1 { lengths[trees[0].symbols[0]] = 1 }
    while trees.count > 1 {
      trees.sort { ($0.weight, $0.symbols[0]) < ($1.weight, $1.symbols[0]) }
      let joined = trees[0].symbols + trees[1].symbols
      for symbol in joined { lengths[symbol] += 1 }
      trees[1] = (trees[0].weight + trees[1].weight, joined)
      trees.removeFirst()
    }
    return lengths
  }
}
