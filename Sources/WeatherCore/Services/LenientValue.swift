/// A value of a service's answer, of whatever type it came.
///
/// Services send a number as a string, a whole number as a fraction, or nothing; decoding it never fails.
enum LenientValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  /// `null`, a truth value, an object or an array.
  case other

  /// The finite number that this is or spells, or `nil`. A negative zero is zero.
  var number: Double? {
    switch self {
    case .number(let value): value.isFinite ? (value == 0 ? 0 : value) : nil
    case .text(let text): LenientValue.number(text).map { $0 == 0 ? 0 : $0 }
    case .other: nil
    }
  }

  /// The text that this is, or `nil` when it is none or empty.
  var text: String? {
    guard case .text(let text) = self, !text.isEmpty else { return nil }
    return text
  }

  /// Reads a decimal number strictly: no hexadecimal digits, infinities, white space or decimal comma.
  private static func number(_ text: String) -> Double? {
    guard (1...64).contains(text.utf8.count), text.utf8.contains(where: \.isASCIIDigit),
      text.utf8.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }
}

extension LenientValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .other
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else {
      self = .other
    }
  }
}
