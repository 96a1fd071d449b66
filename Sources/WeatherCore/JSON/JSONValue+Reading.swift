extension JSONValue {
  /// An object or array that is not ended yet.
  private struct Opening {
    var start: Int
    var isObject: Bool
    var elements: [JSONValue] = []
    var members: [Member] = []
    var name = ""
  }

  /// Reads the one value of a text, to the text's end.
  init(from scanner: inout JSONScanner) throws(JSONError) {
    var openings: [Opening] = []
    var result: JSONValue?
    while let token = try scanner.next() {
      let value: JSONValue
      switch token.kind {
      case .beginObject, .beginArray:
        openings.append(Opening(start: token.start, isObject: token.kind == .beginObject))
        continue
      case .name:
        openings[openings.count - 1].name = try Self.text(of: token, in: scanner)
        continue
      case .endObject, .endArray:
        let opening = openings.removeLast()
        let content = opening.isObject ? Content.object(opening.members) : .array(opening.elements)
        value = JSONValue(content: content, range: opening.start..<token.end)
      case .string:
        value = JSONValue(content: .string(try Self.text(of: token, in: scanner)), range: token.range)
      case .number:
        let text = String(decoding: scanner.bytes[token.range], as: UTF8.self)
        value = JSONValue(content: .number(text), range: token.range)
      case .true, .false:
        value = JSONValue(content: .boolean(token.kind == .true), range: token.range)
      case .null:
        value = JSONValue(content: .null, range: token.range)
      }
      if let last = openings.indices.last {
        if openings[last].isObject {
          openings[last].members.append(Member(name: openings[last].name, value: value))
        } else {
          openings[last].elements.append(value)
        }
      } else {
        result = value
      }
    }
    guard let result else { throw JSONError(at: scanner.offset, "expected a value, but the text ends") }
    self = result
  }

  private static func text(of token: JSONToken, in scanner: JSONScanner) throws(JSONError) -> String {
    guard !token.hasLoneSurrogate else { throw .loneSurrogate(at: token.start) }
    return JSONText.string(of: token, in: scanner.bytes)
  }
}

extension JSONError {
  /// The error for a string that no text can hold.
  static func loneSurrogate(at offset: Int) -> JSONError {
    JSONError(at: offset, "a string with half a surrogate pair, which is no character")
  }
}
