extension PlaceFinder {
  /// The most suggestions that are given.
  private static let mostSuggestions = 3

  /// Near spellings, or where else places of the name are.
  func suggestions(_ reading: PlaceReading, _ found: [PlaceCandidate]) -> [String] {
    if found.isEmpty, !reading.qualifiers.isEmpty {
      let elsewhere = ranked(exactCandidates(reading.key).filter(\.kind.isProper), for: reading.name)
      if !elsewhere.isEmpty {
        return distinct(
          places(elsewhere.prefix(10), typed: reading.name).map { place in
            [place.name, place.region, place.country].compactMap(\.self).joined(separator: ", ")
          })
      }
    }
    if !found.isEmpty { return distinct(places(found.prefix(10), typed: reading.name).map(\.matched)) }
    // Longer names with two edits have been looked for.
    guard reading.letterCount > 4, reading.letterCount < Self.leastForTwoEdits(in: reading.key) else {
      return []
    }
    let wider = candidates(misspelledAs: reading.key, within: 2, isStartFixed: true)
    return distinct(places(ranked(wider, for: reading.name).prefix(10), typed: reading.name).map(\.matched))
  }

  private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return Array(texts.filter { seen.insert($0).inserted }.prefix(Self.mostSuggestions))
  }
}
