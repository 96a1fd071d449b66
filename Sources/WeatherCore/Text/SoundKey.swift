/// How a name in Latin letters sounds, roughly: the classes of its consonants.
///
/// Voiced and voiceless are one class, as are *l* and *r*; vowels, *h* and *y* count only at the start; what is
/// doubled counts once. Names that are heard in one language and written in another keep their class letters.
struct SoundKey: Hashable {
  /// The classes, as letters: `a` (a vowel, only at the start), `k`, `m`, `n`, `p`, `r`, `s`, `t`.
  let classes: [UInt8]

  /// The sound of letters a to z, given as ASCII; other bytes are passed over.
  init(_ letters: [UInt8]) {
    var classes: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : 0
      let (first, second) = Self.sound(of: letter, before: next, isStart: classes.isEmpty)
      if first != 0, classes.last != first { classes.append(first) }
      if second != 0, classes.last != second { classes.append(second) }
    }
    self.classes = classes
  }

  /// How many of the letters show that they have another sound, or `nil` when they have this one.
  ///
  /// One more than there are letters when only their end shows it.
  func difference(from letters: Span<UInt8>) -> Int? {
    let classes = classes.span
    var position = 0
    for index in letters.indices {
      let next = index + 1 < letters.count ? letters[index + 1] : 0
      let (first, second) = Self.sound(of: letters[index], before: next, isStart: position == 0)
      for half in 0..<2 {
        let found = half == 0 ? first : second
        if found == 0 || (position > 0 && classes[position - 1] == found) { continue }
        guard position < classes.count, classes[position] == found else { return index + 2 }
        position += 1
      }
    }
    return position == classes.count ? nil : letters.count + 1
  }

  /// The classes of a letter by the letter after it; zero for none, when it is not heard or says too little.
  @inline(__always)
  private static func sound(of letter: UInt8, before next: UInt8, isStart: Bool) -> (UInt8, UInt8) {
    switch letter {
    // a e i o u y
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: (isStart ? 0x61 : 0, 0)
    // b f p v
    case 0x62, 0x66, 0x70, 0x76: (0x70, 0)
    // w before a vowel
    case 0x77: (isVowel(next) ? 0x70 : 0, 0)
    // g k q
    case 0x67, 0x6B, 0x71: (0x6B, 0)
    // c: soft before e, h, i, y
    case 0x63: (next == 0x65 || next == 0x68 || next == 0x69 || next == 0x79 ? 0x73 : 0x6B, 0)
    // x
    case 0x78: (0x6B, 0x73)
    // d and t, which c, j, s and z after them take in
    case 0x64, 0x74: (next == 0x63 || next == 0x6A || next == 0x73 || next == 0x7A ? 0 : 0x74, 0)
    // j s z
    case 0x6A, 0x73, 0x7A: (0x73, 0)
    // l r
    case 0x6C, 0x72: (0x72, 0)
    case 0x6D, 0x6E: (letter, 0)
    default: (0, 0)
    }
  }

  @inline(__always)
  private static func isVowel(_ letter: UInt8) -> Bool {
    letter == 0x61 || letter == 0x65 || letter == 0x69 || letter == 0x6F || letter == 0x75 || letter == 0x79
  }
}
