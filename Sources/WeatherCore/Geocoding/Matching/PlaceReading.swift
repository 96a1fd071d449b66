/// One way to read a query: a name, and where the place must be.
struct PlaceReading {
  /// The name as typed.
  var name: String
  /// The qualifiers, all of which must hold.
  var qualifiers: [Qualifier]
  /// The name in symbols.
  var key: [UInt8]

  /// Creates a reading.
  init(_ name: String, _ qualifiers: [Qualifier]) {
    self.name = name
    self.qualifiers = qualifiers
    key = LetterCode.symbols(of: name.foldedForSearch)
  }
}
