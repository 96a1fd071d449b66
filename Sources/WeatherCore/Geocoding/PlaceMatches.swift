/// What a look-up found.
public struct PlaceMatches: Hashable, Sendable {
  /// The places that fit, best first, as many as were asked for.
  public let places: [Place]

  /// How many places fit, whether they were asked for or not.
  public let total: Int

  /// The place that may be taken without asking, or `nil`.
  ///
  /// It is the first, when it is the only exact match or has at least ten times the people of every other exact
  /// match, whether it was asked for so many places or not. One that is called so only in another language or time
  /// needs a hundred times the people of places whose own name it is: Köln may be meant by Cologne, but hardly Harare
  /// by Salisbury.
  public let unambiguous: Place?

  /// Near spellings to offer when nothing fits, or nothing exactly; at most three.
  public var suggestions: [String]

  /// A remark on the outcome, as a fragment, such as `no 'Leeds' in 'NY'`, or `nil`.
  public var remark: String?

  /// Creates the outcome of a look-up.
  ///
  /// - Parameters:
  ///   - places: All places that fit, best first.
  ///   - limit: The most places to keep. The others still count as rivals of the first.
  ///   - total: How many places fit, when that is more than are given.
  ///   - suggestions: Near spellings to offer.
  ///   - remark: A remark on the outcome.
  public init(
    places: [Place], limit: Int = .max, total: Int? = nil, suggestions: [String] = [], remark: String? = nil
  ) {
    self.places = Array(places.prefix(max(0, limit)))
    self.total = max(places.count, total ?? 0)
    unambiguous = limit > 0 ? Self.clearFirst(of: places) : nil
    self.suggestions = suggestions
    self.remark = remark
  }

  /// The first place, when it has no rivals.
  private static func clearFirst(of places: [Place]) -> Place? {
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
