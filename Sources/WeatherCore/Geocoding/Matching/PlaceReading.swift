/// One way to read a query: a name, and where the place must be.
struct PlaceReading {
  /// The name as typed.
  var name: String
  /// The qualifiers, all of which must hold.
  var filters: [AreaFilter]
  /// The name in symbols.
  var key: [UInt8]

  /// Creates a reading.
  init(_ name: String, _ filters: [AreaFilter]) {
    self.name = name
    self.filters = filters
    key = LetterCode.symbols(of: name.foldedForSearch)
  }
}
