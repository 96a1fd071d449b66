/// A place that a query may mean, and how it came to be one.
struct PlaceCandidate {
  /// How the name fits what was asked.
  enum Fit: Equatable {
    /// A whole name is what was asked for.
    case exact
    /// A name begins with the words that were asked for.
    case leadingWords
    /// A name begins with the letters that were asked for.
    case prefix
    /// A name is this many edits away; `changesStart` when its first letter is another.
    case edits(Int, changesStart: Bool)
    /// It is the chief place of the country or region that was asked for.
    case area
    /// A name sounds like what was asked for.
    case sound(difference: Int)
  }

  /// The number of the place.
  var place: Int
  var kind: NameKind
  var fit: Fit
  /// The name that fits, in symbols.
  var key: [UInt8]
  /// What is stored of the place.
  var record: Gazetteer.Record
  /// How good a guess it is: ten times the people count for one.
  var score: Double
}
