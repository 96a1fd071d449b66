extension PlaceFinder {
  /// The least population of a place that is known by its name alone.
  private static let townPopulation = 10_000

  /// The chief place of a country or region that is itself what is asked for, unless a better one is found.
  func areaMatch(
    _ reading: PlaceReading, besides found: [PlaceCandidate]
  ) -> (candidate: PlaceCandidate, remark: String)? {
    guard reading.letterCount > 3 || reading.key.contains(where: { $0 >= LetterCode.firstLetter }) else {
      return nil
    }
    var area = qualifier(reading.name)
    // A country goes before a town of its English name; other areas only where there is no such town.
    if found.contains(where: {
      $0.fit == .exact && $0.kind.isKnown && $0.record.population >= Self.townPopulation
    }) {
      area.regions = []
      area.countries = area.countries.filter { gazetteer.countryNames[$0].foldedForSearch == area.folded }
    }
    let countries = area.countries.sorted().compactMap { country in
      gazetteer.chiefPlace(ofCountry: country).map { ($0, "country", gazetteer.countryNames[country]) }
    }
    let regions = area.regions.sorted().compactMap { region in
      gazetteer.chiefPlace(ofRegion: region).map { ($0, "region", gazetteer.regionNames[region]) }
    }
    let chiefs = (countries + regions).map { place, noun, name in
      (
        candidate(place, .main, .area, gazetteer.key(of: place)),
        "'\(name)' is a \(noun); its chief place is shown"
      )
    }
    .filter { chief, _ in reading.qualifiers.allSatisfy { isPlace(chief.record, in: $0) } }
    guard let best = chiefs.max(by: { $0.0.score < $1.0.score }) else { return nil }
    return found.contains { $0.score >= best.0.score || $0.place == best.0.place } ? nil : best
  }

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
    for (scheme, airport) in [
      ("iata", gazetteer.airport(iata: reading.name)), ("icao", gazetteer.airport(icao: reading.name)),
    ] {
      guard let airport else { continue }
      return "'\(reading.name)' is the code of \(airport.name); write \(scheme):\(airport.matched)"
    }
    return nil
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
