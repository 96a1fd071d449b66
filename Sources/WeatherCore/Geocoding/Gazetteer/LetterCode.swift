/// Folded text as bytes that sort, compress and compare letter by letter.
///
/// Symbol 0 ends a key; 1 is the space, 2 to 11 are digits, 12 to 37 the letters a to z. Letters of other scripts
/// are the symbols from 68 on, counted from the start of a window that the symbols 38 to 64 choose. Symbol 65
/// chooses Chinese characters (two symbols each), 66 everything else (three).
package enum LetterCode {
  /// The number of states that decide what the next symbol means.
  package static let stateCount = 33

  /// The first symbol that is a letter of a window.
  static let firstLetter: UInt8 = 68

  private static let letters: UInt32 = 188
  /// The first symbol that chooses another script.
  static let firstWindow: UInt8 = 38
  /// The symbol of the letter a.
  static let firstLatin: UInt8 = 12
  /// The symbol before Chinese characters.
  static let wide: UInt8 = 65
  private static let rare: UInt8 = 66
  private static let wideStart: UInt32 = 0x3400

  /// Where the windows start.
  private static let windows: [UInt32] = [
    // Latin, Greek, Cyrillic, Armenian and Hebrew, Arabic, Syriac and Thaana
    0x180, 0x240, 0x3B0, 0x430, 0x560, 0x620, 0x710,
    // Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam, Sinhala
    0x900, 0x980, 0xA00, 0xA80, 0xB00, 0xB80, 0xC00, 0xC80, 0xD00, 0xD80,
    // Thai, Lao, Tibetan, Burmese, Georgian, Hangul, Ethiopic (two), Khmer, kana
    0xE00, 0xE80, 0xF00, 0x1000, 0x10D0, 0x1100, 0x1200, 0x12C0, 0x1780, 0x30A0,
  ]

  /// The symbols of a folded text, without the end.
  package static func symbols(of folded: String) -> [UInt8] {
    var symbols: [UInt8] = []
    var current: UInt8 = 0
    func choose(_ selector: UInt8) {
      if current != selector { symbols.append(selector) }
      current = selector
    }
    for scalar in folded.unicodeScalars {
      switch scalar.value {
      case 0x20: symbols.append(1)
      case 0x30...0x39: symbols.append(UInt8(scalar.value - 0x30 + 2))
      case 0x61...0x7A: symbols.append(UInt8(scalar.value - 0x61) + firstLatin)
      case wideStart..<0xA000:
        choose(wide)
        symbols.append(firstLetter + UInt8((scalar.value - wideStart) / letters))
        symbols.append(firstLetter + UInt8((scalar.value - wideStart) % letters))
      default:
        // Final consonants of Hangul move up to fit the window.
        let value = (0x11A8...0x11C2).contains(scalar.value) ? scalar.value - 0x20 : scalar.value
        if let window = windows.lastIndex(where: { $0 <= value }), value - windows[window] < letters {
          choose(firstWindow + UInt8(window))
          symbols.append(firstLetter + UInt8(value - windows[window]))
        } else {
          choose(rare)
          symbols.append(firstLetter + UInt8(value / (letters * letters)))
          symbols.append(firstLetter + UInt8(value / letters % letters))
          symbols.append(firstLetter + UInt8(value % letters))
        }
      }
    }
    return symbols
  }

  /// Whether symbols stand for nothing but Latin letters, digits and spaces.
  package static func isLatin(_ symbols: [UInt8]) -> Bool {
    symbols.allSatisfy { $0 < firstWindow }
  }

  /// The number of letters that symbols stand for; digits and spaces count too.
  static func letterCount(of symbols: [UInt8]) -> Int {
    text(of: symbols, capitalized: false).unicodeScalars.count
  }

  /// The state after a symbol.
  @inline(__always)
  package static func state(after state: Int, symbol: UInt8) -> Int {
    // Within a window, and among plain letters, nothing changes.
    if symbol < firstWindow || (symbol >= firstLetter && state < 28) { return state }
    return changedState(after: state, symbol: symbol)
  }

  private static func changedState(after state: Int, symbol: UInt8) -> Int {
    switch symbol {
    case 0..<firstWindow: state
    case firstWindow..<wide: Int(symbol - firstWindow) + 1
    case wide: 28
    case rare: 30
    default:
      switch state {
      case 28: 29
      case 29: 28
      case 30, 31: state + 1
      case 32: 30
      default: state
      }
    }
  }

  /// The text of symbols, with a capital at each word of Latin letters.
  package static func text(of symbols: some Sequence<UInt8>, capitalized: Bool) -> String {
    var text = String.UnicodeScalarView()
    var state = 0
    var pending: UInt32 = 0
    var startsWord = true
    for symbol in symbols {
      let before = state
      state = self.state(after: state, symbol: symbol)
      switch symbol {
      case 1:
        text.append(" ")
        startsWord = true
        continue
      case 2...11: text.append(Unicode.Scalar(symbol - 2 + 0x30))
      case firstLatin..<firstWindow:
        text.append(Unicode.Scalar(symbol - firstLatin + (capitalized && startsWord ? 0x41 : 0x61)))
      case firstLetter...:
        let offset = UInt32(symbol - firstLetter)
        switch before {
        case 1...27: append(windows[before - 1] + offset, to: &text)
        case 28, 30: pending = offset
        case 29: append(wideStart + pending * letters + offset, to: &text)
        case 31: pending = pending * letters + offset
        case 32: append(pending * letters + offset, to: &text)
        default: break
        }
      default: continue
      }
      startsWord = false
    }
    return String(text)
  }

  private static func append(_ value: UInt32, to text: inout String.UnicodeScalarView) {
    let value = (0x1188...0x11A2).contains(value) ? value + 0x20 : value
    if let scalar = Unicode.Scalar(value) { text.append(scalar) }
  }
}
