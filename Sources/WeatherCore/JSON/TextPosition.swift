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
    var finder = Finder(bytes)
    self = finder.position(of: offset)
  }

  /// A search for the positions of many bytes in one pass over a text.
  struct Finder {
    private let bytes: [UInt8]
    private var position = TextPosition(line: 1, column: 1)
    /// The offset up to which lines and columns are counted.
    private var counted = 0

    /// Begins a search.
    package init(_ bytes: [UInt8]) {
      self.bytes = bytes
      // A byte order mark is no character.
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { counted = 3 }
    }

    /// The position of a byte; asked for in rising order, all together cost one pass.
    package mutating func position(of offset: Int) -> TextPosition {
      let end = min(offset, bytes.count)
      if end < counted { self = Finder(bytes) }
      guard end > counted else { return position }
      let lineStart = countLines(to: end)
      position.column += String(decoding: bytes[lineStart..<end], as: UTF8.self).count
      counted = end
      return position
    }

    /// Counts the lines up to an offset, and gives where the last one begins, or what is counted of it.
    private mutating func countLines(to end: Int) -> Int {
      let bytes = bytes
      let span = bytes.span
      var lineStart = counted
      var index = counted
      while index < end {
        let byte = span[index]
        index += 1
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
        if byte == UInt8(ascii: "\r"), index < span.count, span[index] == UInt8(ascii: "\n") {
          guard index < end else { break }
          index += 1
        }
        position.line += 1
        position.column = 1
        lineStart = index
      }
      return lineStart
    }
  }
}
