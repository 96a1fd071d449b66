extension Gazetteer {
  /// Checks that the bytes are those that were written, and that the tables are in order.
  ///
  /// - Complexity: O(*n*): all keys are read.
  public func verify() throws(GazetteerError) {
    let offset = GazetteerFormat.checksumOffset
    guard UInt64(bitPattern: Int64(number(at: offset, size: 8))) == checksum(from: offset + 8) else {
      throw .checksum
    }
    try verifyOrder(of: names, named: "names", isStrict: false)
    try verifyOrder(of: alternates, named: "alternates", isStrict: true)
    try verifyOrder(of: areaKeys, named: "areaKeys", isStrict: true)
  }

  /// The checksum of the bytes from one on.
  private func checksum(from start: Int) -> UInt64 {
    GazetteerFormat.checksum(count: byteCount - start) { offset, size in
      let number = UInt64(bitPattern: Int64(number(at: start + offset, size: size)))
      return number.byteSwapped >> UInt64(64 - 8 * size)
    }
  }

  private func verifyOrder(of table: KeyTable, named name: String, isStrict: Bool) throws(GazetteerError) {
    guard table.count > 0 else { return }
    var cursor = table.cursor(atBlock: 0)
    var last = cursor
    while cursor.advance() {
      var index = cursor.shared
      let end = min(cursor.count, last.count)
      while index < end, cursor.symbols[index] == last.symbols[index] { index += 1 }
      let isInOrder =
        index < end
        ? cursor.symbols[index] > last.symbols[index] : cursor.count >= last.count + (isStrict ? 1 : 0)
      guard isInOrder else { throw .unsorted(section: name, entry: cursor.index) }
      last = cursor
    }
  }
}
