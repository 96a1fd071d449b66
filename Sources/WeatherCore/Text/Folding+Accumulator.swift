extension Folding {
  /// The text folded so far.
  struct Accumulator {
    private var output = String.UnicodeScalarView()
    private var word = String.UnicodeScalarView()

    /// Takes the next scalar of the text.
    mutating func append(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x61...0x7A, 0x30...0x39:
        word.append(scalar)
      case 0x41...0x5A:
        word.append(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20))
      case 0x26, 0xFF06:
        endWord()
        word.append(contentsOf: "and".unicodeScalars)
        endWord()
      case 0..<0x80 where scalar != "'" && scalar != "`":
        endWord()
      default:
        appendOther(scalar)
      }
    }

    /// The folded text.
    mutating func finish() -> String {
      endWord()
      return String(output)
    }

    private mutating func appendOther(_ scalar: Unicode.Scalar) {
      if scalar.isDroppedByFolding { return }
      switch scalar.value {
      case 0xAC00...0xD7A3:
        appendSyllable(scalar.value - 0xAC00)
      case 0x3099, 0x309A, 0xFF9E, 0xFF9F:
        let semivoiced = scalar.value == 0x309A || scalar.value == 0xFF9F
        if let last = word.last, let voiced = Folding.voiced(last, semivoiced: semivoiced) {
          word.removeLast()
          word.append(voiced)
        }
      case 0x3041...0x3096:
        if let katakana = Unicode.Scalar(scalar.value + 0x60) { appendLetter(katakana) }
      case 0xFF01...0xFF5E:
        if let narrow = Unicode.Scalar(scalar.value - 0xFEE0) { append(narrow) }
      case 0xFF66...0xFF9D:
        word.append(Folding.halfWidthKana[Int(scalar.value - 0xFF66)])
      default:
        if let base = Decomposition.base(of: scalar) {
          appendBase(base)
        } else if let sequence = Decomposition.sequences[scalar.value] {
          for value in sequence { if let part = Unicode.Scalar(value) { word.append(part) } }
        } else {
          appendLetter(scalar)
        }
      }
    }

    private mutating func appendBase(_ base: Unicode.Scalar) {
      if base.isASCII {
        append(base)
      } else {
        appendLetter(base)
      }
    }

    private mutating func appendSyllable(_ index: UInt32) {
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for part in parts where part != 0x11A7 {
        if let letter = Unicode.Scalar(part) { word.append(letter) }
      }
    }

    private mutating func appendLetter(_ scalar: Unicode.Scalar) {
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .otherLetter, .modifierLetter:
        appendSpelling(scalar)
      case .uppercaseLetter, .titlecaseLetter:
        for lower in scalar.properties.lowercaseMapping.unicodeScalars where !lower.isDroppedByFolding {
          appendSpelling(lower)
        }
      case .nonspacingMark, .spacingMark:
        word.append(scalar)
      case .decimalNumber:
        if let value = scalar.properties.numericValue, (0...9).contains(value) {
          word.append(Unicode.Scalar(UInt8(0x30 + Int(value))))
        }
      default:
        endWord()
      }
    }

    private mutating func appendSpelling(_ scalar: Unicode.Scalar) {
      if let spelling = Folding.spelling(of: scalar) {
        word.append(contentsOf: spelling.unicodeScalars)
      } else {
        word.append(scalar)
      }
    }

    private mutating func endWord() {
      guard !word.isEmpty else { return }
      if !output.isEmpty { output.append(" ") }
      switch String(word) {
      case "saint", "sankt", "sint": output.append(contentsOf: "st".unicodeScalars)
      case "mt": output.append(contentsOf: "mount".unicodeScalars)
      case "ft": output.append(contentsOf: "fort".unicodeScalars)
      case "sainte": output.append(contentsOf: "ste".unicodeScalars)
      default: output.append(contentsOf: word)
      }
      word.removeAll(keepingCapacity: true)
    }
  }
}
