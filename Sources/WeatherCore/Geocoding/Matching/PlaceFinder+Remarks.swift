extension PlaceFinder {
  /// Why no place fits exactly, when a qualifier is the reason.
  func unsatisfied(_ reading: PlaceReading) -> String? {
    if let remark = reading.qualifiers.lazy.compactMap(mistake).first { return remark }
    guard !reading.qualifiers.isEmpty, exactCandidates(reading.key).contains(where: \.kind.isProper) else {
      return nil
    }
    return "no '\(reading.name)' in '\(reading.qualifiers.map(\.typed.trimmed).joined(separator: ", "))'"
  }

  /// Why what is given as a country or a region cannot be one, or `nil` when it can.
  private func mistake(in qualifier: Qualifier) -> String? {
    guard qualifier.scope != .any, !qualifier.isArea else { return nil }
    let other = self.qualifier(qualifier.typed)
    if !other.countries.isEmpty { return "'\(qualifier.typed)' is a country, not a region" }
    if !other.regions.isEmpty { return "'\(qualifier.typed)' is a region, not a country" }
    return qualifier.scope == .country ? "there is no country '\(qualifier.typed)'" : nil
  }

  /// A hint when a name that is no place's is an airport's code.
  func airportRemark(_ reading: PlaceReading) -> String? {
    let byIATA = gazetteer.airport(iata: reading.name).map { ("iata", $0) }
    guard let (scheme, airport) = byIATA ?? gazetteer.airport(icao: reading.name).map({ ("icao", $0) }) else {
      return nil
    }
    return "'\(reading.name)' is the code of \(airport.name); write \(scheme):\(airport.matched)"
  }

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
