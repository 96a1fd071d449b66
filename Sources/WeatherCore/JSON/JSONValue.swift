/// A part of a JSON text, read-only, that knows where it stands.
package struct JSONValue: Hashable, Sendable {
  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue
  }

  /// What kinds of value there are.
  package enum Content: Hashable, Sendable {
    /// The members, in the order of the text.
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// A number as it is spelled.
    case number(String)
    case boolean(Bool)
    case null
  }

  /// What the value is.
  package var content: Content
  /// The offsets of its bytes in the text.
  package var range: Range<Int>

  /// The value of a member of an object, or `nil` when this is no object or has no such member.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// The elements of an array, or `nil` when this is none.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The text of a string, or `nil` when this is none.
  package var string: String? {
    guard case .string(let string) = content else { return nil }
    return string
  }

  /// The value of a number, or `nil` when this is none; it may be infinite.
  package var double: Double? {
    guard case .number(let text) = content else { return nil }
    return Double(text)
  }

  /// The value of a number without fraction or exponent, or `nil`.
  package var integer: Int? {
    guard case .number(let text) = content else { return nil }
    return Int(text)
  }
}
