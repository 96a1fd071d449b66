/// The smallest part of a JSON text that means something.
package struct JSONToken: Hashable, Sendable {
  /// What kinds of token there are; commas and colons are not reported.
  package enum Kind: UInt8, Hashable, Sendable {
    case beginObject, endObject, beginArray, endArray
    /// The name of a member of an object.
    case name
    case string, number, `true`, `false`, null
  }

  /// What the token is.
  package var kind: Kind
  /// The offset of its first byte; of a string, the opening quotation mark.
  package var start: Int
  /// The offset after its last byte.
  package var end: Int
  /// Whether a string or name has escapes.
  package var hasEscapes = false
  /// Whether a string or name has an escaped surrogate without its other half.
  package var hasLoneSurrogate = false

  /// Where the token stands in the text.
  package var range: Range<Int> { start..<end }

  /// Whether the token begins an object or an array.
  package var isOpening: Bool { kind == .beginObject || kind == .beginArray }
}
