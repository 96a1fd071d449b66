extension PlaceFinder {
  /// What the same letters with the same marks add to a score.
  private static let sameSpelling = 0.15

  /// Candidates best first, each place once.
  func ranked(_ candidates: [PlaceCandidate], for name: String) -> [PlaceCandidate] {
    var best: [Int: PlaceCandidate] = [:]
    for candidate in candidates {
      guard var known = best[candidate.place] else {
        best[candidate.place] = candidate
        continue
      }
      // A whole name counts before a part of a better one, at the better score.
      let isFitter = candidate.fit == .exact && known.fit != .exact
      let isLessFit = candidate.fit != .exact && known.fit == .exact
      let score = max(known.score, candidate.score)
      if isFitter || (!isLessFit && candidate.score > known.score) { known = candidate }
      known.score = score
      best[candidate.place] = known
    }
    func isBetter(_ first: PlaceCandidate, _ second: PlaceCandidate) -> Bool {
      (first.score, second.place) > (second.score, first.place)
    }
    var ordered = best.values.sorted(by: isBetter)
    let typed = name.lowercased()
    // Plain letters say nothing about marks: whoever types them may mean any.
    guard typed != name.foldedForSearch else { return ordered }
    for index in ordered.indices.prefix(20)
    where ordered[index].fit == .exact && gazetteer.name(of: ordered[index].place).lowercased() == typed {
      ordered[index].score += Self.sameSpelling
    }
    ordered.sort(by: isBetter)
    return ordered
  }

  /// Ranked candidates as places, found by what was typed.
  func places(_ ordered: ArraySlice<PlaceCandidate>, typed: String) -> [Place] {
    let isKnownName = ordered.contains { $0.fit == .exact && $0.kind.isKnown }
    return ordered.compactMap { candidate in
      // Where a place is well known by the name, others that are rarely called so are no rivals.
      var isExact =
        candidate.fit == .exact && candidate.kind != .word && (!isKnownName || candidate.kind.isProper)
      // A single letter is a name only as it is written: `a` is not Å.
      if candidate.key.count == 1 {
        isExact = isExact && gazetteer.name(of: candidate.place).lowercased() == typed.lowercased()
      }
      return gazetteer.place(
        candidate.place, matched: spelling(of: candidate, typed: typed), isExactMatch: isExact)
    }
  }

  /// The name that fitted, as it is written; `nil` for the main name.
  private func spelling(of candidate: PlaceCandidate, typed: String) -> String? {
    if candidate.fit == .area || candidate.key == gazetteer.key(of: candidate.place) { return nil }
    let shown = spelling(of: candidate.key)
    if candidate.kind == .code { return shown.uppercased() }
    // What was typed has the marks that folding took away.
    let folded = typed.foldedForSearch
    let isTyped = candidate.fit == .exact && candidate.key == LetterCode.symbols(of: folded)
    return isTyped && typed.lowercased() != folded ? typed : shown
  }

  /// A folded name as it may be shown, though without its marks.
  func spelling(of key: [UInt8]) -> String {
    LetterCode.text(of: key, capitalized: true).precomposedHangul
  }
}
