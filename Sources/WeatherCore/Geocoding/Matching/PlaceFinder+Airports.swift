extension PlaceFinder {
  /// The airport that a query such as `iata:BRU` or `icao:EBBR` names; `nil` when the query is of another kind.
  func airportMatches(_ query: PlaceQuery) -> PlaceMatches? {
    let parts = query.parts
    let words = parts.first?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) ?? []
    guard words.count == 2 else { return nil }
    let code = String(words[1]).trimmed
    let airport: Place?
    switch words[0].lowercased() {
    case "iata": airport = gazetteer.airport(iata: code)
    case "icao": airport = gazetteer.airport(icao: code)
    default: return nil
    }
    let qualifiers = parts.dropFirst().flatMap(qualifiers) + givenQualifiers(query)
    if let airport, qualifiers.allSatisfy({ isAirport(airport, in: $0) }) {
      return PlaceMatches(places: [airport], limit: query.limit)
    }
    let areas = qualifiers.map(\.typed.trimmed).joined(separator: ", ")
    return PlaceMatches(
      places: [],
      remark: "no airport with the \(words[0].uppercased()) code '\(code)'"
        + (airport == nil || areas.isEmpty ? "" : " in '\(areas)'"))
  }

  /// Whether an airport is where a qualifier says.
  private func isAirport(_ airport: Place, in qualifier: Qualifier) -> Bool {
    let isInArea =
      qualifier.countries.contains { gazetteer.countryCode($0) == airport.country }
      || qualifier.regions.contains { region in
        gazetteer.regionNames[region] == airport.region
          && gazetteer.countryCode(gazetteer.country(ofRegion: region)) == airport.country
      }
    guard !isInArea, qualifier.scope != .country, !qualifier.folded.isEmpty else { return isInArea }
    return [airport.subregion, airport.region].compactMap(\.self).contains {
      isName($0.foldedForSearch, calledBy: qualifier.folded, wholly: qualifier.isArea)
    }
  }
}
