/// Text on its way out, handed on in pieces, so that a long list never stands in memory as one text.
struct OutputBuffer {
  private static let pieceSize = 1 << 16

  private var text = ""
  private let sink: (String) throws -> Void

  /// Creates a buffer that hands its pieces to a function.
  init(_ sink: @escaping (String) throws -> Void) {
    self.sink = sink
  }

  /// Lets a function add to the text, and hands the text on when there is enough of it.
  mutating func add(_ body: (inout String) -> Void) throws {
    body(&text)
    if text.utf8.count >= Self.pieceSize { try flush() }
  }

  /// Hands on what is left.
  mutating func flush() throws {
    if !text.isEmpty { try sink(text) }
    text = ""
  }
}
