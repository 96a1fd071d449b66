extension PlaceFinder {
  /// The places whose main names sound like what is asked for, however it is written.
  func candidates(soundingLike name: String) -> [PlaceCandidate] {
    guard let latin = Romanization.latin(name), latin.utf8.count < 60 else { return [] }
    let key = SoundKey(Array(latin.utf8))
    guard let first = key.classes.first, key.classes.count >= 2 else { return [] }
    let spelling = SoundSpelling.plain(latin.utf8)
    // What is in Latin letters already is meant to be spelled so, more or less.
    let isLatin = name.foldedForSearch.unicodeScalars.allSatisfy(\.isASCII)
    let limit = isLatin ? (spelling.count + 1) / 4 : spelling.count / 3 + 1
    var found: [PlaceCandidate] = []
    var letters = [UInt8](repeating: 0, count: GazetteerFormat.longestKey)
    for start in Self.beginnings(ofClass: first).map(LetterCode.symbols) {
      guard var cursor = gazetteer.names.cursor(notBefore: start) else { continue }
      while cursor.key.starts(with: start) {
        cursor.copyLetters(to: &letters)
        let deciding = key.difference(from: letters.span.extracting(first: cursor.count))
        if deciding == nil {
          let other = SoundSpelling.plain(letters.prefix(cursor.count))
          if let difference = EditDistance.between(other, spelling, limit: limit) {
            found.append(candidate(cursor.index, .main, .sound(difference: difference), Array(cursor.key)))
          }
        }
        // All names that begin with the letters that differ are passed over at once.
        let isMore = deciding.map { $0 <= cursor.count ? cursor.advance(beyond: $0) : cursor.advance() }
        guard isMore ?? cursor.advance() else { break }
      }
    }
    return found
  }

  /// The letters with which names of a class of sounds may begin, in order.
  private static func beginnings(ofClass symbol: UInt8) -> [String] {
    switch Character(Unicode.Scalar(symbol)) {
    case "a": ["a", "e", "h", "i", "o", "u", "y"]
    case "k": ["c", "g", "k", "q", "x"]
    case "p": ["b", "f", "p", "v", "w"]
    case "r": ["l", "r"]
    case "s": ["ce", "ch", "ci", "cy", "dj", "ds", "dz", "j", "s", "tc", "tj", "ts", "tz", "z"]
    case "t": ["d", "t"]
    case "m": ["m"]
    default: ["n"]
    }
  }
}
