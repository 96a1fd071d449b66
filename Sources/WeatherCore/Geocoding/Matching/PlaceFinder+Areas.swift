extension PlaceFinder {
  /// The qualifier that a text is.
  func filter(_ text: String) -> AreaFilter {
    let folded = text.foldedForSearch
    var filter = AreaFilter(typed: text, folded: folded, countries: [], regions: [])
    let spellings = [folded, UnitSuffix.removed(from: folded)].compactMap(\.self)
    for key in spellings.map(LetterCode.symbols) where !key.isEmpty && !filter.isArea {
      guard var cursor = gazetteer.areaKeys.cursor(notBefore: key), cursor.key.elementsEqual(key) else {
        continue
      }
      cursor.readValues { value, _ in
        if value < GazetteerFormat.firstRegionValue {
          filter.countries.insert(value)
        } else {
          filter.regions.insert(value - GazetteerFormat.firstRegionValue)
        }
      }
    }
    return filter
  }

  /// The qualifiers that a text is: one, or several without commas between.
  func filters(_ text: String) -> [AreaFilter] {
    let whole = filter(text)
    let words = text.split(separator: " ")
    guard !whole.isArea, (2...6).contains(words.count) else { return [whole] }
    for split in 1..<words.count {
      let first = filter(words[..<split].joined(separator: " "))
      guard first.isArea else { continue }
      let rest = filters(words[split...].joined(separator: " "))
      if rest.allSatisfy(\.isArea) { return [first] + rest }
    }
    return [whole]
  }

  /// Whether a place is where a qualifier says.
  func isPlace(_ record: Gazetteer.Record, in filter: AreaFilter) -> Bool {
    let region = gazetteer.region(ofArea: record.area)
    if filter.regions.contains(region) { return true }
    if filter.countries.contains(gazetteer.country(ofRegion: region)) { return true }
    if filter.folded.isEmpty { return false }
    let names = [gazetteer.areaNames[record.area], gazetteer.regionNames[region]]
    return names.contains { isName($0.foldedForSearch, calledBy: filter.folded) }
  }

  /// The candidates that are where all qualifiers say.
  func candidates(_ candidates: [PlaceCandidate], in filters: [AreaFilter]) -> [PlaceCandidate] {
    guard !filters.isEmpty else { return candidates }
    return candidates.filter { candidate in filters.allSatisfy { isPlace(candidate.record, in: $0) } }
  }

  /// The candidates near a city that the last qualifier names, in the areas that the others name.
  func candidates(_ candidates: [PlaceCandidate], near filters: [AreaFilter]) -> [PlaceCandidate] {
    guard let last = filters.first(where: { !$0.isArea }) ?? filters.first else { return [] }
    let cities = exactCandidates(LetterCode.symbols(of: last.folded)).filter {
      $0.kind.rawValue < NameKind.code.rawValue
    }
    .sorted { $0.score > $1.score }.prefix(5)
    let others = filters.filter { $0.folded != last.folded }
    return self.candidates(candidates, in: others).filter { candidate in
      cities.contains { isNear(candidate.record, $0.record) }
    }
  }

  /// How far a place may be from the city that qualifies it, in metres.
  private static let nearby = 60_000.0

  private func isNear(_ first: Gazetteer.Record, _ second: Gazetteer.Record) -> Bool {
    guard let first = first.coordinate, let second = second.coordinate else { return false }
    return first.distance(to: second) <= Self.nearby
  }

  /// Whether a folded name is another, but for generic words such as "County" before or after.
  private func isName(_ name: String, calledBy text: String) -> Bool {
    name == text || name.hasPrefix(text + " ") || name.hasSuffix(" " + text)
      || (text.hasPrefix(name + " ") && !name.isEmpty)
  }
}
