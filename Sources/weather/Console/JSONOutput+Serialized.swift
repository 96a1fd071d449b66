extension JSONOutput {
  /// The value on one line.
  var serialized: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Adds the value to a text.
  func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let spelling): text += spelling
    case .string(let string): Self.quote(string, to: &text)
    case .array(let elements):
      Self.write(elements, "[", "]", to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text) { member, text in
        Self.quote(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, to text: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += closing
  }

  /// Writes a string, with everything escaped that could steer a terminal.
  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.needsEscape:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control, a format control (bidirectional ones among them), or a line separator.
  fileprivate var needsEscape: Bool {
    guard value >= 0x7F || value < 0x20 else { return false }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return true
    default: return false
    }
  }
}
