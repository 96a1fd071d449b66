extension PlaceFinder {
  /// The qualifier that a text is, where it may name just a country, just a region, or any of them.
  func qualifier(_ text: String, of scope: Qualifier.Scope = .any) -> Qualifier {
    let folded = text.foldedForSearch
    var qualifier = Qualifier(typed: text, folded: folded, scope: scope)
    let spellings = [folded, UnitSuffix.removed(from: folded)].compactMap(\.self)
    for key in spellings.map(LetterCode.symbols) where !key.isEmpty && !qualifier.isArea {
      guard var cursor = gazetteer.areaKeys.cursor(notBefore: key), cursor.key.elementsEqual(key) else {
        continue
      }
      cursor.readValues { value, _ in
        if value < GazetteerFormat.firstRegionValue {
          if scope != .region { qualifier.countries.insert(value) }
        } else if scope != .country {
          qualifier.regions.insert(value - GazetteerFormat.firstRegionValue)
        }
      }
    }
    if !qualifier.isArea, let initials = Abbreviation.joined(folded) {
      let area = self.qualifier(initials, of: scope)
      qualifier.countries = area.countries.filter {
        Abbreviation.areInitials(initials, of: gazetteer.countryNames[$0].foldedForSearch)
      }
      qualifier.regions = area.regions.filter {
        Abbreviation.areInitials(initials, of: gazetteer.regionNames[$0].foldedForSearch)
      }
    }
    return qualifier
  }

  /// The countries and regions that a text names.
  func areas(named text: String) -> NamedAreas {
    let qualifier = qualifier(text)
    let regions = qualifier.regions.compactMap { region in
      gazetteer.countryCode(gazetteer.country(ofRegion: region)).map {
        NamedAreas.Region(country: $0, name: gazetteer.regionNames[region])
      }
    }
    return NamedAreas(
      countries: Set(qualifier.countries.compactMap(gazetteer.countryCode)), regions: Set(regions))
  }

  /// The qualifiers that a text is: one, or several without commas between.
  func qualifiers(_ text: String) -> [Qualifier] {
    let whole = qualifier(text)
    let words = text.split(separator: " ")
    guard !whole.isArea, (2...6).contains(words.count) else { return [whole] }
    for split in 1..<words.count {
      let first = qualifier(words[..<split].joined(separator: " "))
      guard first.isArea else { continue }
      let rest = qualifiers(words[split...].joined(separator: " "))
      if rest.allSatisfy(\.isArea) { return [first] + rest }
    }
    return [whole]
  }

  /// Whether a place is in a country or region that a qualifier names.
  private func isPlace(_ record: Gazetteer.Record, inAreas qualifier: Qualifier) -> Bool {
    let region = gazetteer.region(ofArea: record.area)
    return qualifier.regions.contains(region)
      || qualifier.countries.contains(gazetteer.country(ofRegion: region))
  }

  /// Whether a place is where a qualifier says.
  func isPlace(_ record: Gazetteer.Record, in qualifier: Qualifier) -> Bool {
    if isPlace(record, inAreas: qualifier) { return true }
    let region = gazetteer.region(ofArea: record.area)
    guard qualifier.scope != .country, !qualifier.folded.isEmpty else { return false }
    let names = [gazetteer.areaNames[record.area], gazetteer.regionNames[region]]
    // `West Virginia` is not called by `Virginia`, which is another.
    return names.contains { isName($0.foldedForSearch, calledBy: qualifier.folded, wholly: qualifier.isArea) }
  }

  /// Whether a place can be where all qualifiers say.
  func canAgree(_ qualifiers: [Qualifier]) -> Bool {
    let areas = qualifiers.filter(\.isArea)
    return areas.indices.allSatisfy { index in
      areas[(index + 1)...].allSatisfy { canAgree(areas[index], $0) }
    }
  }

  private func canAgree(_ first: Qualifier, _ second: Qualifier) -> Bool {
    !first.countries.isDisjoint(with: second.countries) || !first.regions.isDisjoint(with: second.regions)
      || first.regions.contains { second.countries.contains(gazetteer.country(ofRegion: $0)) }
      || second.regions.contains { first.countries.contains(gazetteer.country(ofRegion: $0)) }
  }

  /// The candidates that are where all qualifiers say.
  func candidates(_ candidates: [PlaceCandidate], in qualifiers: [Qualifier]) -> [PlaceCandidate] {
    guard !qualifiers.isEmpty else { return candidates }
    // A state goes before a county of the same name.
    let first = self.candidates(candidates) { record in
      qualifiers.allSatisfy { $0.isArea ? isPlace(record, inAreas: $0) : isPlace(record, in: $0) }
    }
    guard first.isEmpty else { return first }
    return self.candidates(candidates) { record in qualifiers.allSatisfy { isPlace(record, in: $0) } }
  }

  /// The candidates whose area satisfies a condition, which is asked once for each area.
  private func candidates(
    _ candidates: [PlaceCandidate], where condition: (Gazetteer.Record) -> Bool
  ) -> [PlaceCandidate] {
    var known: [Int: Bool] = [:]
    return candidates.filter { candidate in
      let area = candidate.record.area
      if let isFitting = known[area] { return isFitting }
      let isFitting = condition(candidate.record)
      known[area] = isFitting
      return isFitting
    }
  }

  /// Words that say what kind of area a name is of.
  private static let genericWords: Set<Substring> = [
    "city", "county", "department", "district", "governorate", "municipality", "oblast", "parish",
    "prefecture", "province", "region", "state",
  ]

  /// The candidates near a city that a qualifier names, in the areas that the others name.
  func candidates(_ candidates: [PlaceCandidate], aroundCityIn qualifiers: [Qualifier]) -> [PlaceCandidate] {
    let typed = qualifiers.filter { $0.scope == .any }
    guard let city = typed.first(where: { !$0.isArea }) ?? typed.first else { return [] }
    let name = city.folded.split(separator: " ").filter { !Self.genericWords.contains($0) }.joined(
      separator: " ")
    // The city of an area's name is meant only when it is a large one: `Hoboken, New York`.
    let least = city.isArea ? Self.metropolis : 0
    let cities = exactCandidates(LetterCode.symbols(of: name))
      .filter { $0.kind != .word && name.count > 2 && $0.record.population >= least }
      .sorted { $0.score > $1.score }.prefix(5)
    let others = qualifiers.filter { $0.scope != .any || $0.folded != city.folded }
    let found = self.candidates(candidates, in: others).filter { candidate in
      cities.contains { isNear(candidate.record, $0.record) }
    }
    // Near the city, but not in the area of its name, is a guess.
    return city.isArea ? found.map { candidate($0.place, $0.kind, .leadingWords, $0.key) } : found
  }

  /// How far a place may be from the city that qualifies it, in metres.
  private static let nearby = 60_000.0

  /// The least population of a city that is as well known as the area of its name.
  private static let metropolis = 500_000

  private func isNear(_ first: Gazetteer.Record, _ second: Gazetteer.Record) -> Bool {
    guard let first = first.coordinate, let second = second.coordinate else { return false }
    return first.distance(to: second) <= Self.nearby
  }

  /// Whether a folded name is another, but for words before or after; `wholly` when only for generic words such as
  /// "County".
  func isName(_ name: String, calledBy text: String, wholly: Bool) -> Bool {
    if name == text { return true }
    if wholly {
      return name.split(separator: " ").filter { !Self.genericWords.contains($0) }
        .elementsEqual(text.split(separator: " "))
    }
    guard text.utf8.count > 2, !name.isEmpty, !Self.genericWords.contains(Substring(text)) else {
      return false
    }
    return name.hasPrefix(text + " ") || name.hasSuffix(" " + text) || text.hasPrefix(name + " ")
  }
}
