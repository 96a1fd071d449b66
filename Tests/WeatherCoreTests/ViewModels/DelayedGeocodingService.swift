import TestSupport
import WeatherCore

/// A geocoding service that finds one place for every name, each after a time of its own.
struct DelayedGeocodingService: GeocodingService {
  let clock: ManualClock
  /// How long each name takes.
  let delays: [String: Duration]
  /// Whether a search goes on when nobody wants its results any more.
  var isDeaf = false

  func places(matching query: PlaceQuery) async throws -> PlaceMatches {
    let delay = delays[query.text] ?? .zero
    if isDeaf {
      let clock = clock
      try await Task { try await clock.sleep(for: delay) }.value
    } else {
      try await clock.sleep(for: delay)
    }
    let place = Place(
      name: query.text, coordinate: try Coordinate(latitude: 1, longitude: 1), matched: query.text,
      isExactMatch: true)
    return PlaceMatches(places: [place])
  }
}
