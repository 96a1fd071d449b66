extension PlaceFinder {
  /// Finds what a query may mean.
  ///
  /// Exact names go first. Only where there is none that fits the qualifiers, other spellings, beginnings and typing
  /// mistakes are tried.
  func matches(_ query: PlaceQuery) -> PlaceMatches {
    if let matches = airportMatches(query) { return matches }
    let readings = readings(of: query)
    guard let first = readings.first else { return PlaceMatches(places: []) }
    var candidates = exactMatches(readings)
    let chief = chiefPlace(first, besides: candidates)
    if let chief { candidates.append(chief.candidate) }
    // What is like a whole by chance is not meant where it is a known name and an area.
    let contradicted = candidates.isEmpty ? contradicted(readings) : nil
    if candidates.isEmpty { candidates = respelledMatches(readings) }
    if candidates.isEmpty { candidates = looseMatches(readings, mostEdits: contradicted == nil ? 2 : 1) }
    if candidates.isEmpty, contradicted == nil { candidates = soundMatches(readings) }
    let ordered = ranked(candidates, for: first.name)
    // More exact matches than are asked for are rivals of the first.
    let rivals = ordered.dropFirst(query.limit).filter { $0.fit == .exact }
    let places = places(ordered.prefix(query.limit) + rivals, typed: first.name)
    let asked = ordered.isEmpty ? contradicted ?? first : first
    // A capital of the country's name is what was asked for.
    var remark = places.first?.isExactMatch == true ? nil : chief?.remark ?? unsatisfied(asked)
    if ordered.isEmpty, remark == nil { remark = airportRemark(first) }
    return PlaceMatches(
      places: places, limit: query.limit, total: ordered.count,
      suggestions: ordered.first?.fit == .exact ? [] : suggestions(asked, ordered),
      remark: remark)
  }

  /// The places that have the name asked for.
  private func exactMatches(_ readings: [PlaceReading]) -> [PlaceCandidate] {
    var all: [PlaceCandidate] = []
    for reading in readings {
      let exact = exactCandidates(reading.key)
      var found = candidates(exact, in: reading.qualifiers)
      if found.isEmpty, !reading.qualifiers.isEmpty {
        found = candidates(exact, aroundCityIn: reading.qualifiers)
      }
      // Where a whole name fits, its beginning is no name.
      let isNamed = all.contains { $0.fit == .exact && $0.kind != .word }
      all += found
      if reading.isBeginning, !isNamed {
        all += candidates(beginningWith: reading.key + [1], fit: .leadingWords, in: reading.qualifiers)
      }
      // Words are read as qualifiers only when the whole is no name.
      if found.contains(where: \.kind.isProper) { break }
    }
    return all
  }

  /// The places whose name is another spelling of what is asked for: without the word for "city", with umlauts.
  private func respelledMatches(_ readings: [PlaceReading]) -> [PlaceCandidate] {
    for reading in readings {
      let folded = reading.name.foldedForSearch
      let spellings =
        [UnitSuffix.removed(from: folded), JoinedSaint.separated(folded)].compactMap(\.self)
        + Umlauts.contracted(folded)
      let found = spellings.flatMap { exactCandidates(LetterCode.symbols(of: $0)) }.filter(\.kind.isProper)
      // Of names for one place or two neighbours the first: `Bolzano/Bozen`, `Raleigh/Durham`.
      let parts = reading.name.split(separator: "/")
      let first = parts.count > 1 ? parts.prefix(1).map { String($0).foldedForSearch } : []
      let shorter = (GenericWord.removed(from: folded) + first).flatMap { short in
        exactCandidates(LetterCode.symbols(of: short)).filter(\.kind.isProper)
          .map { candidate($0.place, $0.kind, .leadingWords, $0.key) }
      }
      let fitting = candidates(
        found + shorter + candidates(abbreviatedAs: reading.name), in: reading.qualifiers)
      if !fitting.isEmpty { return fitting }
    }
    return []
  }

  /// The places whose names begin as what is asked for, or are a typing mistake away.
  private func looseMatches(_ readings: [PlaceReading], mostEdits: Int) -> [PlaceCandidate] {
    var all: [PlaceCandidate] = []
    for reading in likely(readings) {
      if reading.isBeginning {
        all += candidates(beginningWith: reading.key, fit: .prefix, in: reading.qualifiers)
      }
      all += candidates(candidates(misspelledAs: reading.key, mostEdits: mostEdits), in: reading.qualifiers)
      if !all.isEmpty { break }
    }
    return all
  }

  /// The readings that are worth a long search: the first, and the first that takes its last words as an area.
  private func likely(_ readings: [PlaceReading]) -> [PlaceReading] {
    guard let first = readings.first else { return [] }
    let other = readings.dropFirst().first { reading in
      first.name.hasPrefix(reading.name) && reading.qualifiers.count > first.qualifiers.count
        && reading.qualifiers.allSatisfy(\.isArea) && canAgree(reading.qualifiers)
    }
    return [first] + [other].compactMap(\.self)
  }

  /// The reading as a known name and an area where it is not: `Leeds NY`.
  private func contradicted(_ readings: [PlaceReading]) -> PlaceReading? {
    likely(readings).dropFirst().first { exactCandidates($0.key).contains(where: \.kind.isProper) }
  }

  private func candidates(
    beginningWith key: [UInt8], fit: PlaceCandidate.Fit, in qualifiers: [Qualifier]
  ) -> [PlaceCandidate] {
    candidates(candidates(beginningWith: key, fit: fit), in: qualifiers)
  }

  /// The places that sound like what is asked for.
  private func soundMatches(_ readings: [PlaceReading]) -> [PlaceCandidate] {
    for reading in likely(readings) {
      let found = candidates(candidates(soundingLike: reading.name), in: reading.qualifiers)
      if !found.isEmpty { return found }
    }
    return []
  }
}
