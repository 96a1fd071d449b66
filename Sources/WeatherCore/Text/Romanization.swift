/// Spells words of other scripts in Latin letters by their usual sounds.
///
/// The spelling need not be right in any language: it is only compared with names in Latin letters, by sound. Vowels
/// that a script leaves out are left out.
enum Romanization {
  /// A text in Latin letters and spaces, or `nil` when it has letters whose sound is not known.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func latin(_ text: String) -> String? {
    var output = ""
    var scalars = Array(text.foldedForSearch.unicodeScalars)
    // Thai and Lao write some vowels before the consonant that they follow in speech.
    for index in scalars.indices.dropFirst().reversed() where isLeadingVowel(scalars[index - 1]) {
      scalars.swapAt(index - 1, index)
    }
    for (index, scalar) in scalars.enumerated() {
      if scalar.isASCII {
        output.unicodeScalars.append(scalar)
      } else if isSemivowel(scalar) {
        output += isConsonant(at: index, in: scalars) ? "v" : "o"
      } else if isNasalMark(scalar) {
        let next = index + 1 < scalars.count ? sound(of: scalars[index + 1]) ?? "" : ""
        output += "pbm".contains(next.prefix(1)) && !next.isEmpty ? "m" : "n"
      } else if isSilencer(scalar) {
        if let last = output.last, last == "a" { output.removeLast() }
      } else if let sound = sound(of: scalar) {
        // A vowel sign takes the place of the vowel that its letter has by nature.
        if isVowelSign(scalar), output.last == "a" { output.removeLast() }
        output += sound
        if hasInherentVowel(scalar) { output += "a" }
      } else if !isMark(scalar) {
        return nil
      }
    }
    return output
  }

  /// The sound of a letter of another script, or `nil` when it is not known.
  private static func sound(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x900..<0xD80: RomanizationTable.sounds[scalar] ?? indicSound(scalar.value)
    case 0x1200..<0x1358: ethiopicSound(scalar.value)
    case 0x0FB0...0x0FBC, 0x0F90..<0x0FB0:
      // Tibetan letters below others.
      Unicode.Scalar(scalar.value - 0x50).flatMap { RomanizationTable.sounds[$0] }
    default: RomanizationTable.sounds[scalar]
    }
  }

  /// The sound of a letter of one of the nine Indic scripts that share one order.
  private static func indicSound(_ value: UInt32) -> String? {
    let offset = Int(value - 0x900) % 0x80
    return RomanizationTable.indic.indices.contains(offset) ? RomanizationTable.indic[offset] : nil
  }

  /// The sound of a syllable of the Ethiopic script: eight vowels for each consonant.
  private static func ethiopicSound(_ value: UInt32) -> String? {
    let (row, column) = Int(value - 0x1200).quotientAndRemainder(dividingBy: 8)
    guard RomanizationTable.ethiopic.indices.contains(row) else { return nil }
    return RomanizationTable.ethiopic[row] + ["a", "u", "i", "a", "e", "", "o", "ua"][column]
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
  }

  private static func isLeadingVowel(_ scalar: Unicode.Scalar) -> Bool {
    (0xE40...0xE44).contains(scalar.value) || (0xEC0...0xEC4).contains(scalar.value)
  }

  /// Whether a letter is a vowel or a consonant by where it stands.
  private static func isSemivowel(_ scalar: Unicode.Scalar) -> Bool {
    ["و", "ו", "ܘ", "ւ"].contains(scalar)
  }

  /// Whether a semivowel is a consonant: at the start of a word, and next to an open vowel.
  private static func isConsonant(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let open: Set<Unicode.Scalar> = ["ا", "א", "ܐ", "ա"]
    guard index > 0, scalars[index - 1] != " " else { return true }
    return open.contains(scalars[index - 1])
      || (index + 1 < scalars.count && open.contains(scalars[index + 1]))
  }

  private static func hasInherentVowel(_ scalar: Unicode.Scalar) -> Bool {
    let offset = scalar.value % 0x80
    switch scalar.value {
    case 0x900..<0xD80: return (0x15...0x39).contains(offset) || (0x58...0x5F).contains(offset)
    case 0xD9A...0xDC6, 0x1000...0x1020, 0x1780...0x17A1, 0xF40...0xF67, 0x11107...0x11126: return true
    default: return false
    }
  }

  private static func isVowelSign(_ scalar: Unicode.Scalar) -> Bool {
    let offset = scalar.value % 0x80
    switch scalar.value {
    case 0x900..<0xD80: return (0x3E...0x4C).contains(offset) || (0x55...0x57).contains(offset)
    case 0xDCF...0xDDF, 0x102B...0x1035, 0x17B6...0x17C5, 0xF71...0xF7D, 0x11127...0x11132, 0x103B...0x103E:
      return true
    default: return false
    }
  }

  private static func isNasalMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x900..<0xD80: [1, 2, 0x70].contains(scalar.value % 0x80)
    case 0xD82, 0x1036, 0x17C6, 0x11100, 0x11101: true
    default: false
    }
  }

  /// Whether a mark takes the natural vowel away.
  private static func isSilencer(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x900..<0xD80: scalar.value % 0x80 == 0x4D
    case 0xDCA, 0x1039, 0x103A, 0x17D2, 0xF84, 0x11133, 0x11134: true
    default: false
    }
  }
}
