extension Character {
  /// The columns that the character takes in a terminal: 0, 1 or 2.
  ///
  /// By the East Asian widths of Unicode (UAX #11) and the emoji presentation (UTS #51).
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return first.properties.generalCategory == .control ? 0 : 1 }
    // A picture is wide when it is one by default, or is made one by variation selector 16.
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    // Terminals place the letters of a conjunct side by side.
    return unicodeScalars.reduce(0) { $0 + $1.columns }
  }
}

extension String {
  /// The columns that the text takes in a terminal.
  var displayWidth: Int {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text cut to a number of columns, with an ellipsis in place of what is cut.
  func shortened(toWidth width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var result = ""
    var used = 1
    for character in self {
      used += character.displayWidth
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }
}

extension Unicode.Scalar {
  /// The columns that the character takes when it stands alone.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: (0x1160...0x11FF).contains(value) ? 0 : isEastAsianWide ? 2 : 1
    }
  }

  /// Whether the character is Wide or Fullwidth in EastAsianWidth.txt, by its blocks.
  fileprivate var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
