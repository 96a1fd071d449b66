import Foundation
import WeatherCore

/// A geocoding service that finds nothing, and remarks on the thread that it was asked on.
struct ThreadWitness: GeocodingService {
  func places(matching query: PlaceQuery) async throws -> PlaceMatches {
    PlaceMatches(places: [], remark: isOnMainThread ? "the main thread" : "elsewhere")
  }

  private var isOnMainThread: Bool { Thread.isMainThread }
}
