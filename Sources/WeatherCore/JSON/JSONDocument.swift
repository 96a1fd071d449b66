/// The value of a JSON text.
package struct JSONDocument: Sendable {
  /// The text.
  package let bytes: [UInt8]
  /// The value.
  package let root: JSONValue

  /// Reads a text.
  ///
  /// - Throws: `JSONError`, also for a string with half a surrogate pair.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    self.bytes = bytes
    var scanner = try JSONScanner(bytes)
    root = try JSONValue(from: &scanner)
  }

  /// The place of an offset in the text, for messages.
  package func position(of offset: Int) -> TextPosition {
    TextPosition(of: offset, in: bytes)
  }
}
