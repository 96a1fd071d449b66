/// The values of a JSON text, or of text with a JSON value on each line.
package struct JSONDocument: Sendable {
  /// The text.
  package let bytes: [UInt8]
  /// The values: one, or for lines as many as there are lines that are not blank.
  package let values: [JSONValue]

  /// Reads a text that is one value.
  ///
  /// - Throws: `JSONError`, also for a string with half a surrogate pair.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    self.bytes = bytes
    var scanner = try JSONScanner(bytes)
    values = [try JSONValue(from: &scanner)]
  }

  /// Reads JSON Lines: a value on each line; blank lines are skipped.
  ///
  /// - Throws: `JSONError` for the first line that is wrong.
  package init(lines bytes: [UInt8]) throws(JSONError) {
    self.bytes = bytes
    // The whole text's first bytes tell its encoding, the first line's alone might not.
    var start = try JSONScanner(bytes).offset
    var values: [JSONValue] = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if !bytes[start..<end].allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
        var scanner = try JSONScanner(bytes, in: start..<end)
        values.append(try JSONValue(from: &scanner))
      }
      start = end + 1
    }
    self.values = values
  }

  /// The place of an offset in the text, for messages.
  package func position(of offset: Int) -> TextPosition {
    TextPosition(of: offset, in: bytes)
  }
}
