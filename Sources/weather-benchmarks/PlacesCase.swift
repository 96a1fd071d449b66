import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A look-up whose answer is known.
struct PlacesCase {
  var query: String
  var name: String
  var country: String
  var coordinate: Coordinate?
  /// How far from the coordinate an answer may be, in metres.
  var tolerance: Double
  var region: String
  var kind: String

  /// Reads a file of cases: query, name, country, latitude, longitude, tolerance in km, source, region, language, kind.
  static func read(_ path: String) -> [PlacesCase] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 10 else { return nil }
      return PlacesCase(
        query: fields[9] == "iata" ? "iata:" + fields[0] : fields[0], name: fields[1], country: fields[2],
        coordinate: Double(fields[3]).flatMap { latitude in
          Double(fields[4]).flatMap { try? Coordinate(latitude: latitude, longitude: $0) }
        },
        tolerance: (Double(fields[5]) ?? 50) * 1000, region: fields[7], kind: fields[9])
    }
  }

  /// Whether a place is the right answer: near enough, or without a known coordinate, of the same name and area.
  func isHit(_ place: Place, _ service: GazetteerGeocodingService) -> Bool {
    if let coordinate { return place.coordinate.distance(to: coordinate) <= tolerance }
    guard country.isEmpty || place.country == country else { return false }
    guard isName(of: place, service) else { return false }
    if region.isEmpty || areAlike(region, place.region ?? "", edits: 0) { return true }
    // The region may be a code, or a country.
    let inRegion = service.places(matching: PlaceQuery("\(place.name), \(region)", limit: 50)).places
    return inRegion.contains { $0.geonameID == place.geonameID }
  }

  /// Whether the expected name is, but for an edit or two, the place's or another whole name of it.
  private func isName(of place: Place, _ service: GazetteerGeocodingService) -> Bool {
    let edits = name.count < 6 ? 1 : 2
    if [place.name, place.matched].contains(where: { areAlike(name, $0, edits: edits) }) {
      return true
    }
    let named = service.places(matching: PlaceQuery(name, country: place.country, limit: 50)).places
    return named.contains { $0.isExactMatch && $0.geonameID == place.geonameID }
  }

  /// Whether a place in the right area has a name that begins with the expected words: `Haltom City` for `Haltom`.
  func isLongerName(of place: Place, _ service: GazetteerGeocodingService) -> Bool {
    guard coordinate == nil, place.name.foldedForSearch.hasPrefix(name.foldedForSearch + " ") else {
      return false
    }
    var other = self
    other.name = place.name
    return other.isHit(place, service)
  }

  /// Whether two names are at most a number of edits apart, case and marks aside.
  private func areAlike(_ first: String, _ second: String, edits: Int) -> Bool {
    let folded = [first, second].map { Array($0.foldedForSearch.unicodeScalars.prefix(200)) }
    return EditDistance.between(folded[0], folded[1], limit: edits) != nil
  }
}
