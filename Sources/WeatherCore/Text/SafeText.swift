extension String {
  /// The text with everything that could steer a terminal or mislead a reader made visible, cut to a length.
  ///
  /// Control characters (C0, DEL, C1), bidirectional and other format controls, and line and paragraph
  /// separators become escapes such as `\u{1b}`, or `\n`, `\r` and `\t`. The joiners that some scripts and
  /// emoji are spelled with stay, after a character that is not ASCII. Of the combining marks on one
  /// character, the first eight stay.
  ///
  /// - Parameter limit: The most characters (Unicode scalars, those of escapes too, combining marks aside) to
  ///   return; `…` follows a text that is cut.
  /// - Returns: The safe text.
  package func safeForTerminal(limit: Int = 200) -> String {
    if isPlain, utf8.count <= limit { return self }
    var text = ""
    var length = 0
    var marks = 0
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar.isPlain {
        guard length < limit else { return text + "…" }
        text.unicodeScalars.append(scalar)
        length += 1
        marks = 0
        previous = scalar
        continue
      }
      if scalar.isCombining {
        marks += 1
        guard marks <= String.mostCombiningMarks else { continue }
        text.unicodeScalars.append(scalar)
        previous = scalar
        continue
      }
      marks = 0
      let isHarmless = scalar.isHarmless || (scalar.isJoiner && !previous.isASCII)
      let piece = isHarmless ? String(scalar) : scalar.visibleEscape
      guard length + piece.unicodeScalars.count <= limit else { return text + "…" }
      text += piece
      length += piece.unicodeScalars.count
      previous = scalar
    }
    return text
  }

  private static let mostCombiningMarks = 8

  private var isPlain: Bool {
    utf8.allSatisfy { (0x20...0x7e).contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether this is one of the printable characters of ASCII or a Latin letter, which most texts are made of.
  fileprivate var isPlain: Bool {
    (0x20...0x7e).contains(value) || (0xc0...0x24f).contains(value)
  }

  fileprivate var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var isJoiner: Bool { value == 0x200c || value == 0x200d }

  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  fileprivate var visibleEscape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }
}
