extension PlaceFinder {
  /// The least population of a place that goes before a region of its name.
  private static let townPopulation = 10_000

  /// The least population of a place that goes before a country which is called so in some language.
  private static let cityPopulation = 50_000

  /// The chief place of a country or region, with what to say about it.
  private typealias Chief = (candidate: PlaceCandidate, remark: String, isOwnName: Bool, isRegion: Bool)

  /// The chief place of the country or region that is itself what is asked for, and what to say when it goes first.
  ///
  /// A country goes before all places that have its English name, and before smaller ones that have another of its
  /// names, unless they are cities: such names may be those of towns anywhere. A region takes part unless a place of its
  /// name is as notable.
  func chiefPlace(
    _ reading: PlaceReading, besides found: [PlaceCandidate]
  ) -> (candidate: PlaceCandidate, remark: String?)? {
    guard reading.letterCount > 3 || reading.key.contains(where: { $0 >= LetterCode.firstLetter }) else {
      return nil
    }
    let people =
      found.filter { $0.fit == .exact && $0.kind.isKnown }.map(\.record.population).max() ?? 0
    let chiefs = chiefPlaces(of: qualifier(reading.name)).filter { chief in
      let least = chief.isRegion ? Self.townPopulation : Self.cityPopulation
      return (chief.isOwnName || people < least)
        && reading.qualifiers.allSatisfy { isPlace(chief.candidate.record, in: $0) }
    }
    let best = chiefs.max { first, second in
      first.isOwnName == second.isOwnName
        ? first.candidate.score < second.candidate.score : second.isOwnName
    }
    guard var best else { return nil }
    let highest = found.map(\.score).max() ?? -.infinity
    if best.isOwnName || !best.isRegion && best.candidate.record.population > people {
      best.candidate.score = max(best.candidate.score, highest + 1)
    }
    let isFirst = best.candidate.score > highest
    let isFound = found.contains { $0.place == best.candidate.place }
    if best.isRegion, isFound || !isFirst { return nil }
    return (best.candidate, isFirst ? best.remark : nil)
  }

  private func chiefPlaces(of area: Qualifier) -> [Chief] {
    let countries = area.countries.sorted().compactMap { country in
      gazetteer.chiefPlace(ofCountry: country).map { place -> Chief in
        let name = gazetteer.countryNames[country]
        return (
          candidate(place, .main, .area, gazetteer.key(of: place)),
          "'\(name)' is a country; its chief place is shown", name.foldedForSearch == area.folded, false
        )
      }
    }
    let regions = area.regions.sorted().compactMap { region in
      gazetteer.chiefPlace(ofRegion: region).map { place -> Chief in
        (
          candidate(place, .main, .area, gazetteer.key(of: place)),
          "'\(gazetteer.regionNames[region])' is a region; its chief place is shown", false, true
        )
      }
    }
    return countries + regions
  }
}
