extension PlaceFinder {
  /// Names of places that begin with a text, the largest places first, each once.
  func completions(prefix: String, limit: Int) -> [String] {
    let key = LetterCode.symbols(of: prefix.foldedForSearch)
    guard !key.isEmpty, key.count < GazetteerFormat.longestKey else { return [] }
    let found =
      exactCandidates(key).filter(\.kind.isProper) + candidates(beginningWith: key, fit: .prefix)
    var seen: Set<String> = []
    var names: [String] = []
    for candidate in found.sorted(by: { ($0.score, $1.place) > ($1.score, $0.place) }) {
      guard names.count < limit else { break }
      // The main name where it begins so too, with its marks; else the name that does.
      let name = gazetteer.name(of: candidate.place)
      let isMain = LetterCode.symbols(of: name.foldedForSearch).starts(with: key)
      let shown = isMain ? name : spelling(of: candidate.key)
      if seen.insert(shown).inserted { names.append(shown) }
    }
    return names
  }
}
