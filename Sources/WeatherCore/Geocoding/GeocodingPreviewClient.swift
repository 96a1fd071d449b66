import Synchronization

/// A geocoding service that knows a few names, for previews and tests.
public final class GeocodingPreviewClient: GeocodingService {
  private let answer: Result<[Place], any Error>
  private let asked = Mutex<[PlaceQuery]>([])

  /// Creates a service that knows these places, each by the beginnings of its name.
  public init(places: [Place]) {
    answer = .success(places)
  }

  /// Creates a service that fails.
  public init(error: any Error) {
    answer = .failure(error)
  }

  /// Creates a service that knows places by these names, one degree apart.
  public convenience init(names: [String]) {
    let places = names.enumerated().compactMap { index, name -> Place? in
      guard let coordinate = try? Coordinate(latitude: Double(index % 90), longitude: 0) else { return nil }
      return Place(name: name, coordinate: coordinate, matched: name, isExactMatch: true)
    }
    self.init(places: places)
  }

  /// What was asked, in order.
  public var queries: [PlaceQuery] { asked.withLock { $0 } }

  public func places(matching query: PlaceQuery) async throws -> PlaceMatches {
    asked.withLock { $0.append(query) }
    let text = query.text.lowercased()
    let found = try answer.get().filter { $0.name.lowercased().hasPrefix(text) }
    return PlaceMatches(places: found, limit: query.limit)
  }

  public func place(nearestTo coordinate: Coordinate) async throws -> (place: Place, distance: Double)? {
    let places = try answer.get().map { (place: $0, distance: $0.coordinate.distance(to: coordinate)) }
    return places.min { $0.distance < $1.distance }
  }
}
