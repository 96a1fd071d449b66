extension Folding {
  /// The spelling of a lower-case letter that is no letter with marks, or `nil` when it stands for itself.
  static func spelling(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    // Latin
    case 0xDF: "ss"
    case 0xE6: "ae"
    case 0x153: "oe"
    case 0xFE: "th"
    case 0x133: "ij"
    case 0x131, 0x268: "i"
    case 0xF8, 0x254: "o"
    case 0x111, 0xF0, 0x256, 0x257: "d"
    case 0x142, 0x140, 0x19A: "l"
    case 0x14B, 0x149, 0x19E: "n"
    case 0x127: "h"
    case 0x138, 0x199: "k"
    case 0x167, 0x1AD: "t"
    case 0x180, 0x253: "b"
    case 0x192: "f"
    case 0x1B4: "y"
    case 0x25B: "e"
    case 0x259, 0x251: "a"
    case 0x289: "u"
    // Greek: the final sigma. Cyrillic: the hooked letters that are often written plain.
    case 0x3C2: "σ"
    case 0x491: "г"
    case 0x587: "եւ"
    // Arabic script: letters that keyboards and languages confuse.
    case 0x671: "ا"
    case 0x649, 0x6CC, 0x6D0, 0x6CD, 0x6D2: "ي"
    case 0x6A9, 0x6AA: "ك"
    case 0x629, 0x6D5, 0x6C0, 0x6C1, 0x6BE, 0x6C3: "ه"
    // Small kana that stand for whole words.
    case 0x30F5: "カ"
    case 0x30F6: "ケ"
    default: nil
    }
  }

  /// The half-width kana from U+FF66 in their usual width.
  static let halfWidthKana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars)

  /// The one scalar for a kana and the voicing that follows it, or `nil`.
  static func voiced(_ kana: Unicode.Scalar, semivoiced: Bool) -> Unicode.Scalar? {
    switch kana.value {
    case 0x30CF, 0x30D2, 0x30D5, 0x30D8, 0x30DB:
      Unicode.Scalar(kana.value + (semivoiced ? 2 : 1))
    case 0x30AB, 0x30AD, 0x30AF, 0x30B1, 0x30B3, 0x30B5, 0x30B7, 0x30B9, 0x30BB, 0x30BD, 0x30BF, 0x30C1,
      0x30C4, 0x30C6, 0x30C8:
      semivoiced ? nil : Unicode.Scalar(kana.value + 1)
    case 0x30A6:
      semivoiced ? nil : "ヴ"
    default:
      nil
    }
  }
}
