/// Finds places without a network, in the gazetteer.
public struct GazetteerGeocodingService: GeocodingService {
  private let finder: PlaceFinder

  /// Creates a service that looks places up in a gazetteer.
  public init(gazetteer: Gazetteer) {
    finder = PlaceFinder(gazetteer: gazetteer)
  }

  /// Creates a service that looks places up in the gazetteer that is part of the program.
  ///
  /// - Throws: `GazetteerError` if the program was built without place data.
  public init() throws(GazetteerError) {
    self.init(gazetteer: try .embedded())
  }

  public func places(matching query: PlaceQuery) -> PlaceMatches {
    finder.matches(query)
  }

  public func place(nearestTo coordinate: Coordinate) -> (place: Place, distance: Double)? {
    finder.gazetteer.place(nearestTo: coordinate)
  }
}
