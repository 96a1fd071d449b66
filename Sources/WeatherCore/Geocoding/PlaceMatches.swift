/// What a look-up found.
public struct PlaceMatches: Hashable, Sendable {
  /// The places that fit, best first.
  public var places: [Place]

  /// Near spellings to offer when nothing fits, at most three.
  public var suggestions: [String]

  /// A remark on the outcome, as a fragment, such as `no 'Leeds' in 'NY'`, or `nil`.
  public var remark: String?

  /// Creates the outcome of a look-up.
  public init(places: [Place], suggestions: [String] = [], remark: String? = nil) {
    self.places = places
    self.suggestions = suggestions
    self.remark = remark
  }

  /// The place that may be taken without asking, or `nil`.
  ///
  /// It is the first, when it is the only exact match or has at least ten times the people of every other exact
  /// match. One that is called so only in another language or time needs a hundred times the people of places
  /// whose own name it is: Köln may be meant by Cologne, but hardly Harare by Salisbury.
  public var unambiguous: Place? {
    guard let first = places.first, first.isExactMatch else { return nil }
    let people = first.population ?? 0
    let others = places.dropFirst().filter(\.isExactMatch)
    let isClear = others.allSatisfy { other in
      let ratio = !first.isMatchedByOwnName && other.isMatchedByOwnName ? 100 : 10
      return people > 0 && people / ratio >= other.population ?? 0
    }
    return isClear ? first : nil
  }
}

extension Place {
  /// Whether the spelling that fitted is the place's main name.
  fileprivate var isMatchedByOwnName: Bool {
    name.foldedForSearch == matched.foldedForSearch
  }
}
