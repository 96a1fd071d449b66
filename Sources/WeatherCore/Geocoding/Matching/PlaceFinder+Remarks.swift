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
}
