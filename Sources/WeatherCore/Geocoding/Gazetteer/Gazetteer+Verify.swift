extension Gazetteer {
  /// Checks that the bytes are those that were written, and that the tables are in order.
  ///
  /// - Complexity: O(*n*): all keys are read.
  public func verify() throws(GazetteerError) {
    let offset = GazetteerFormat.checksumOffset
    let body = (offset + 8..<byteCount).lazy.map { self.byte(at: $0) }
    guard UInt64(bitPattern: Int64(number(at: offset, size: 8))) == GazetteerFormat.checksum(of: body) else {
      throw .checksum
    }
    try verifyOrder(of: names, named: "names", isStrict: false)
    try verifyOrder(of: alternates, named: "alternates", isStrict: true)
    try verifyOrder(of: areaKeys, named: "areaKeys", isStrict: true)
    try verifyOrder(of: sounds, named: "sounds", isStrict: true)
  }

  private func verifyOrder(of table: KeyTable, named name: String, isStrict: Bool) throws(GazetteerError) {
    guard table.count > 0 else { return }
    var cursor = table.cursor(atBlock: 0)
    var last = Array(cursor.key)
    while cursor.advance() {
      let key = cursor.key
      let isInOrder = last.lexicographicallyPrecedes(key) || (!isStrict && last.elementsEqual(key))
      guard isInOrder else { throw .unsorted(section: name, entry: cursor.index) }
      last = Array(key)
    }
  }
}
