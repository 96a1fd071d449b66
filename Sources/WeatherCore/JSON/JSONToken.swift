/// The smallest part of a JSON text that means something.
struct JSONToken: Hashable, Sendable {
  /// What kinds of token there are; commas and colons are not reported.
  enum Kind: UInt8, Hashable, Sendable {
    case beginObject, endObject, beginArray, endArray
    /// The name of a member of an object.
    case name
    case string, number, `true`, `false`, null
  }

  /// What is noted of a string; one byte, so that a token fits into registers.
  private struct Traits: OptionSet, Hashable {
    let rawValue: UInt8

    static let escapes = Traits(rawValue: 1)
    static let loneSurrogate = Traits(rawValue: 2)
  }

  /// The offset of its first byte; of a string, the opening quotation mark.
  var start: Int
  /// The offset after its last byte.
  var end: Int
  /// What the token is.
  var kind: Kind
  private var traits: Traits = []

  /// Creates a token.
  init(kind: Kind, start: Int, end: Int) {
    self.start = start
    self.end = end
    self.kind = kind
  }

  /// Whether a string or name has escapes.
  var hasEscapes: Bool {
    get { traits.contains(.escapes) }
    set { if newValue { traits.insert(.escapes) } else { traits.remove(.escapes) } }
  }

  /// Whether a string or name has an escaped surrogate without its other half.
  var hasLoneSurrogate: Bool {
    get { traits.contains(.loneSurrogate) }
    set { if newValue { traits.insert(.loneSurrogate) } else { traits.remove(.loneSurrogate) } }
  }

  /// Where the token stands in the text.
  var range: Range<Int> { start..<end }

  /// Whether the token begins an object or an array.
  var isOpening: Bool { kind == .beginObject || kind == .beginArray }
}
