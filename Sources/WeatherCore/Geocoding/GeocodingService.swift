/// A way to find places by name.
public protocol GeocodingService: Sendable {
  /// Finds the places that a query may mean.
  ///
  /// - Returns: The places, best first; none when nothing fits, which is no error.
  func places(matching query: PlaceQuery) async throws -> PlaceMatches

  /// Finds the place nearest to a point, with its distance in metres, or `nil` when the service cannot tell.
  func place(nearestTo coordinate: Coordinate) async throws -> (place: Place, distance: Double)?
}

extension GeocodingService {
  public func place(nearestTo coordinate: Coordinate) async throws -> (place: Place, distance: Double)? {
    nil
  }
}
