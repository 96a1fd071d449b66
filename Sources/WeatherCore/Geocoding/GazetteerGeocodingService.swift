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

  /// Names of places that begin with a text, the largest places first, for a shell to complete.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of a name, in any language; case and marks do not matter.
  ///   - limit: The most names to return.
  /// - Returns: The names, each once.
  public func completions(prefix: String, limit: Int = 20) -> [String] {
    finder.completions(prefix: prefix, limit: limit)
  }

  /// The ISO 3166-1 alpha-2 code of a country that is named by a code or a name, in any language.
  ///
  /// - Returns: The code, or `nil` when the text names no country or several.
  public func countryCode(of text: String) -> String? {
    let countries = areas(named: text).countries
    return countries.count == 1 ? countries.first : nil
  }

  /// The countries and regions that a text names, in any language or by code.
  public func areas(named text: String) -> NamedAreas {
    finder.areas(named: text)
  }

  public func place(nearestTo coordinate: Coordinate) -> (place: Place, distance: Double)? {
    finder.gazetteer.place(nearestTo: coordinate)
  }
}
