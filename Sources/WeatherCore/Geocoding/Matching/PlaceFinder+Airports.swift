extension PlaceFinder {
  /// The airport that a query such as `iata:BRU` or `icao:EBBR` names; `nil` when the query is of another kind.
  func airportMatches(_ query: PlaceQuery) -> PlaceMatches? {
    let parts = query.text.trimmed.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let code = String(parts[1]).trimmed
    let airport: Place?
    switch parts[0].lowercased() {
    case "iata": airport = gazetteer.airport(iata: code)
    case "icao": airport = gazetteer.airport(icao: code)
    default: return nil
    }
    return PlaceMatches(
      places: airport.map { [$0] } ?? [],
      remark: airport == nil ? "no airport with the \(parts[0].uppercased()) code '\(code)'" : nil)
  }
}
