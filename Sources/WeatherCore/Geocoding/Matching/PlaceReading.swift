/// One way to read a query: a name, and where the place must be.
struct PlaceReading {
  /// The name as typed.
  var name: String
  /// The qualifiers, all of which must hold.
  var qualifiers: [Qualifier]
  /// The name in symbols.
  let key: [UInt8]
  /// How many letters the folded name has, spaces too.
  let letterCount: Int

  /// Whether longer names may be meant that begin so: from three letters on, or two Chinese characters.
  var isBeginning: Bool { letterCount >= (key.first == LetterCode.wide ? 2 : 3) }

  /// Creates a reading.
  init(_ name: String, _ qualifiers: [Qualifier]) {
    self.name = name
    self.qualifiers = qualifiers
    key = LetterCode.symbols(of: name.foldedForSearch)
    letterCount = LetterCode.letterCount(of: key)
  }
}
