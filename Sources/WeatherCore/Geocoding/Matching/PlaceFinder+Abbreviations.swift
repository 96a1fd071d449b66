extension PlaceFinder {
  /// The least letters of a name that words which are cut short may follow.
  private static let leastBeforeAbbreviations = 3

  /// The places with a name that ends in words which are cut short in what is asked for; where there are none, those
  /// with the name before these words.
  func candidates(abbreviatedAs name: String) -> [PlaceCandidate] {
    guard let parts = Abbreviation.parts(of: name) else { return [] }
    let key = LetterCode.symbols(of: parts.name)
    guard LetterCode.letterCount(of: key) >= Self.leastBeforeAbbreviations else { return [] }
    let longer = candidates(beginningWith: key + [1], fit: .leadingWords).filter {
      Abbreviation.isName(LetterCode.text(of: $0.key, capitalized: false), abbreviatedAs: parts)
    }
    // An area is never passed over.
    guard longer.isEmpty, !qualifier(parts.short.joined(separator: " ")).isArea else { return longer }
    return exactCandidates(key).filter(\.kind.isWholeName)
      .map { candidate($0.place, $0.kind, .leadingWords, $0.key) }
  }
}
