/// A strict reader of JSON text (RFC 8259) that works over bytes and gives one token at a time.
///
/// It accepts a byte order mark, and nothing else beyond the standard. Member names that occur twice in an
/// object are an error, as I-JSON (RFC 7493) demands. Nesting is counted, not recursed into, so that no input
/// exhausts the stack.
struct JSONScanner: Sendable {
  /// The deepest nesting that is accepted.
  private static let deepestNesting = 64

  /// What may come next.
  private enum Expectation: UInt8 {
    case value, valueOrEnd, name, nameOrEnd, separator, nothing
  }

  /// The text.
  let bytes: [UInt8]
  /// The offset of the next byte to look at.
  package internal(set) var offset: Int
  /// The offset at which the text ends.
  let end: Int
  /// How many objects and arrays are open.
  package private(set) var depth = 0
  /// The members seen in the objects that are open.
  var names = JSONNames()

  private var expectation = Expectation.value
  /// A bit for each open level, the innermost lowest: 1 for an object, 0 for an array.
  private var objects: UInt64 = 0

  /// Creates a reader of a text that is complete.
  ///
  /// - Throws: `JSONError` for text in UTF-16 or UTF-32, and for text of NUL bytes.
  init(_ bytes: [UInt8]) throws(JSONError) {
    try self.init(bytes, in: 0..<bytes.count)
    try checkEncoding()
  }

  /// Creates a reader of a part of a text, such as a line.
  init(_ bytes: [UInt8], in range: Range<Int>) throws(JSONError) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Reads the next token, or gives `nil` at the end of the text.
  mutating func next() throws(JSONError) -> JSONToken? {
    while true {
      let byte = skipWhitespace()
      switch expectation {
      case .separator:
        switch byte {
        case UInt8(ascii: ","):
          offset += 1
          expectation = isInObject ? .name : .value
          continue
        case UInt8(ascii: "}") where isInObject, UInt8(ascii: "]") where !isInObject:
          return try close()
        default:
          throw unexpected(expecting: isInObject ? "',' or '}'" : "',' or ']'")
        }
      case .name, .nameOrEnd:
        if byte == UInt8(ascii: "\"") { return try scanName() }
        if byte == UInt8(ascii: "}"), expectation == .nameOrEnd { return try close() }
        throw unexpected(expecting: "a member's name in double quotes")
      case .value:
        return try scanValue(byte)
      case .valueOrEnd:
        if byte == UInt8(ascii: "]") { return try close() }
        return try scanValue(byte)
      case .nothing:
        guard offset == end else { throw trailingText() }
        return nil
      }
    }
  }

  /// Reads the next name of the innermost object, or gives `nil` at the object's end.
  ///
  /// It is quicker than `next()`, to which it is equal but for one thing: whoever calls it must see to names
  /// that occur twice, or hand the name to `checkName(_:)`.
  @inline(__always)
  mutating func nextUncheckedName() throws(JSONError) -> JSONToken? {
    var byte = skipWhitespace()
    if expectation == .separator {
      guard byte == UInt8(ascii: ",") else {
        guard byte == UInt8(ascii: "}") else { throw unexpected(expecting: "',' or '}'") }
        _ = try close()
        return nil
      }
      offset += 1
      byte = skipWhitespace()
    } else if byte == UInt8(ascii: "}") {
      _ = try close()
      return nil
    }
    guard byte == UInt8(ascii: "\"") else { throw unexpected(expecting: "a member's name in double quotes") }
    return try scanUncheckedName()
  }

  /// Notes a name of the innermost object.
  ///
  /// - Throws: `JSONError` when the object has it already.
  mutating func checkName(_ name: JSONToken) throws(JSONError) {
    try names.insert(name, in: bytes)
  }

  /// Reads the value of a member, after its name.
  @inline(__always)
  mutating func nextValue() throws(JSONError) -> JSONToken {
    let byte = skipWhitespace()
    return try scanValue(byte)
  }

  /// Reads on until no more than a number of levels are open.
  mutating func skip(toDepth target: Int) throws(JSONError) {
    while depth > target { _ = try next() }
  }

  private var isInObject: Bool { objects & 1 == 1 }

  /// Moves to the next byte that is not white space, and gives it: 0 at the end.
  @inline(__always)
  private mutating func skipWhitespace() -> UInt8 {
    offset = Self.endOfWhitespace(in: bytes.span, from: offset, to: end)
    return offset < end ? bytes[offset] : 0
  }

  @inline(__always)
  private static func endOfWhitespace(in span: borrowing Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let byte = span[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return index }
      index &+= 1
    }
    return index
  }

  private mutating func scanName() throws(JSONError) -> JSONToken {
    let token = try scanUncheckedName()
    try names.insert(token, in: bytes)
    return token
  }

  @inline(__always)
  private mutating func scanUncheckedName() throws(JSONError) -> JSONToken {
    var token = try scanString()
    token.kind = .name
    guard skipWhitespace() == UInt8(ascii: ":") else { throw unexpected(expecting: "':'") }
    offset += 1
    expectation = .value
    return token
  }

  @inline(__always)
  private mutating func scanValue(_ byte: UInt8) throws(JSONError) -> JSONToken {
    let token: JSONToken
    switch byte {
    case UInt8(ascii: "\""):
      token = try scanString()
    case UInt8(ascii: "{"):
      return try open(.beginObject)
    case UInt8(ascii: "["):
      return try open(.beginArray)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      token = try scanNumber()
    case UInt8(ascii: "t"):
      token = try scanWord("true", .true)
    case UInt8(ascii: "f"):
      token = try scanWord("false", .false)
    case UInt8(ascii: "n"):
      token = try scanWord("null", .null)
    default:
      throw unexpected(expecting: "a value")
    }
    expectation = depth == 0 ? .nothing : .separator
    return token
  }

  private mutating func open(_ kind: JSONToken.Kind) throws(JSONError) -> JSONToken {
    guard depth < Self.deepestNesting else {
      throw JSONError(at: offset, "nested more than \(Self.deepestNesting) levels deep")
    }
    depth += 1
    objects = objects << 1 | (kind == .beginObject ? 1 : 0)
    if kind == .beginObject { names.open() }
    expectation = kind == .beginObject ? .nameOrEnd : .valueOrEnd
    offset += 1
    return JSONToken(kind: kind, start: offset - 1, end: offset)
  }

  private mutating func close() throws(JSONError) -> JSONToken {
    let kind: JSONToken.Kind = isInObject ? .endObject : .endArray
    if isInObject { try names.close(in: bytes) }
    objects >>= 1
    depth -= 1
    expectation = depth == 0 ? .nothing : .separator
    offset += 1
    return JSONToken(kind: kind, start: offset - 1, end: offset)
  }

  private mutating func scanWord(
    _ word: StaticString, _ kind: JSONToken.Kind
  ) throws(JSONError) -> JSONToken {
    let start = offset
    let count = word.utf8CodeUnitCount
    guard end - start >= count, "\(word)".utf8.elementsEqual(bytes[start..<start + count]) else {
      throw unexpected(expecting: "a value")
    }
    offset = start + count
    return JSONToken(kind: kind, start: start, end: offset)
  }
}
