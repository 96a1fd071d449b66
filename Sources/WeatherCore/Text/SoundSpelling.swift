/// A spelling in Latin letters made plain: each sound by one letter, so that edits count sounds.
enum SoundSpelling {
  /// The plain spelling of ASCII letters; other bytes are passed over.
  static func plain(_ letters: some Collection<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    let letters = Array(letters)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : 0
      for sound in sounds(of: letter, before: next, after: output.last) where output.last != sound {
        output.append(sound)
      }
    }
    return output
  }

  private static func sounds(of letter: UInt8, before next: UInt8, after last: UInt8?) -> [UInt8] {
    switch Character(Unicode.Scalar(letter)) {
    case "c": ("eiyh".utf8.contains(next) ? Array("s".utf8) : Array("k".utf8))
    case "q": Array("k".utf8)
    case "x": Array("ks".utf8)
    case "w": Array("v".utf8)
    case "y": Array("i".utf8)
    case "z": Array("s".utf8)
    case "p" where next == UInt8(ascii: "h"): Array("f".utf8)
    // Heard only at the start of a word, if at all.
    case "h": last == nil ? [letter] : []
    case "a"..."z": [letter]
    default: []
    }
  }
}
