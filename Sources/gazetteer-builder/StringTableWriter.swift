import WeatherCore

/// Writes a ``StringTable``.
enum StringTableWriter {
  /// The bytes of the table.
  static func bytes(of texts: [String]) -> [UInt8] {
    var frequencies = [Int](repeating: 0, count: 256)
    for text in texts {
      frequencies[0] += 1
      for byte in text.utf8 { frequencies[Int(byte)] += 1 }
    }
    let code = HuffmanCode(frequencies: frequencies)
    var body = BitWriter()
    var offsets: [Int] = []
    for (index, text) in texts.enumerated() {
      if index % GazetteerFormat.blockSize == 0 {
        body.align()
        offsets.append(body.bytes.count)
      }
      for byte in text.utf8 { code.write(byte, to: &body) }
      code.write(0, to: &body)
    }
    body.align()
    var bytes: [UInt8] = []
    bytes.append(texts.count, size: 4)
    bytes += code.table
    let start = bytes.count + offsets.count * 4
    for offset in offsets { bytes.append(start + offset, size: 4) }
    return bytes + body.bytes
  }
}
