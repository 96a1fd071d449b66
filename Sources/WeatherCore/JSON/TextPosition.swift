/// A place in a text, as editors count it.
package struct TextPosition: Hashable, Sendable {
  /// The line, from 1; a line ends with LF, CR LF or CR.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int
}

extension TextPosition {
  /// Creates the position of a byte; it costs a pass over the text before it.
  package init(of offset: Int, in bytes: [UInt8]) {
    let span = bytes.span
    let end = min(max(offset, 0), span.count)
    var line = 1
    var lineStart = 0
    // A byte order mark is no character.
    if span.count >= 3, end >= 3, span[0] == 0xEF, span[1] == 0xBB, span[2] == 0xBF { lineStart = 3 }
    var index = lineStart
    while index < end {
      let byte = span[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), index < span.count, span[index] == UInt8(ascii: "\n") {
        guard index < end else { break }
        index += 1
      }
      line += 1
      lineStart = index
    }
    self.line = line
    column = String(decoding: bytes[lineStart..<end], as: UTF8.self).count + 1
  }
}
