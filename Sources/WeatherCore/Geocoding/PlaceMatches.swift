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
  /// It is the first, when it is the only exact match or has at least ten times the people of the next
  /// exact match.
  public var unambiguous: Place? {
    guard let first = places.first, first.isExactMatch else { return nil }
    guard let next = places.dropFirst().filter(\.isExactMatch).map({ $0.population ?? 0 }).max() else {
      return first
    }
    let population = first.population ?? 0
    return population > 0 && population / 10 >= next ? first : nil
  }
}
