extension PlaceFinder {
  /// One way to read a query: a name, and where it must be.
  struct Reading {
    var name: String
    var filters: [AreaFilter]
  }

  /// Finds what a query may mean.
  func matches(_ query: PlaceQuery) -> PlaceMatches {
    let parts = query.text.split(whereSeparator: { ",，、،;".contains($0) }).prefix(6)
      .map { String(String.UnicodeScalarView($0.unicodeScalars.prefix(Self.longestText))) }
      .filter { !$0.foldedForSearch.isEmpty }
    guard let name = parts.first else { return PlaceMatches(places: []) }
    let required = [query.country, query.region].compactMap(\.self).map(filter)
    let filters = parts.dropFirst().flatMap(self.filters) + required
    var candidates = exactMatches(name, filters)
    if candidates.isEmpty { candidates = looseMatches(name, filters) }
    let places = ranked(candidates, for: name, limit: query.limit)
    guard places.isEmpty else { return PlaceMatches(places: places) }
    return PlaceMatches(places: [], remark: remark(name, filters))
  }

  /// The places that have the name asked for.
  private func exactMatches(_ name: String, _ filters: [AreaFilter]) -> [PlaceCandidate] {
    let readings = readings(of: name, filters)
    var all: [PlaceCandidate] = []
    for reading in readings {
      let key = LetterCode.symbols(of: reading.name.foldedForSearch)
      let exact = exactCandidates(key)
      let leading = self.candidates(beginningWith: key + [1], fit: .leadingWords)
      var found = candidates(exact, in: reading.filters)
      if found.isEmpty, !reading.filters.isEmpty, reading.filters.count == filters.count {
        found = candidates(exact, near: reading.filters)
      }
      all += found + candidates(leading, in: reading.filters)
      // Words at the end are a qualifier only when the whole is no name.
      if found.contains(where: { $0.kind.rawValue <= NameKind.tagged.rawValue }) { break }
    }
    return all
  }

  /// The places whose names begin as what is asked for.
  private func looseMatches(_ name: String, _ filters: [AreaFilter]) -> [PlaceCandidate] {
    var all: [PlaceCandidate] = []
    for reading in readings(of: name, filters) {
      let folded = reading.name.foldedForSearch
      if let short = UnitSuffix.removed(from: folded) {
        all += candidates(exactCandidates(LetterCode.symbols(of: short)), in: reading.filters)
      }
      let key = LetterCode.symbols(of: folded)
      guard key.count >= 3 else { continue }
      all += candidates(candidates(beginningWith: key, fit: .prefix), in: reading.filters)
    }
    return all
  }

  /// The ways to read a name: as a whole, then with its last words as qualifiers.
  private func readings(of name: String, _ filters: [AreaFilter], depth: Int = 0) -> [Reading] {
    var readings = [Reading(name: name, filters: filters)]
    let words = name.split(separator: " ")
    guard depth < 3, (2...12).contains(words.count) else { return readings }
    for count in 1...min(4, words.count - 1) {
      let filter = filter(words.suffix(count).joined(separator: " "))
      guard filter.isArea else { continue }
      let rest = words.dropLast(count).joined(separator: " ")
      readings += self.readings(of: rest, filters + [filter], depth: depth + 1)
    }
    return readings
  }

  /// Candidates as places, best first, each once.
  private func ranked(_ candidates: [PlaceCandidate], for name: String, limit: Int) -> [Place] {
    var best: [Int: PlaceCandidate] = [:]
    for candidate in candidates {
      if let known = best[candidate.place], known.score >= candidate.score { continue }
      best[candidate.place] = candidate
    }
    var ordered = best.values.sorted { ($0.score, $1.place) > ($1.score, $0.place) }
    // The same letters with the same marks go first.
    if !name.utf8.allSatisfy({ $0 < 0x80 }) {
      for index in ordered.indices.prefix(100)
      where gazetteer.name(of: ordered[index].place).lowercased() == name.lowercased() {
        ordered[index].score += 0.15
      }
      ordered.sort { ($0.score, $1.place) > ($1.score, $0.place) }
    }
    let isKnownName = ordered.contains { $0.fit == .exact && $0.kind.rawValue <= NameKind.tagged.rawValue }
    return ordered.prefix(max(0, limit)).compactMap { candidate in
      let isExact =
        candidate.fit == .exact && candidate.kind != .word
        && (!isKnownName || candidate.kind.rawValue <= NameKind.otherScript.rawValue)
      return gazetteer.place(
        candidate.place,
        matched: candidate.kind == .main
          ? nil : LetterCode.text(of: candidate.key, capitalized: true).precomposedHangul,
        isExactMatch: isExact)
    }
  }

  /// Why nothing was found, when a qualifier is the reason.
  private func remark(_ name: String, _ filters: [AreaFilter]) -> String? {
    guard let last = filters.last, !exactCandidates(LetterCode.symbols(of: name.foldedForSearch)).isEmpty
    else {
      return nil
    }
    let typed = filters.map { $0.typed.trimmed }.joined(separator: ", ")
    return "no '\(name.trimmed)' in '\(filters.isEmpty ? last.typed : typed)'"
  }
}
