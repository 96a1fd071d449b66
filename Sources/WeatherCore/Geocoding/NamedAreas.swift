/// The countries and regions that a name or a code may mean.
public struct NamedAreas: Hashable, Sendable {
  /// A first-level region of a country.
  public struct Region: Hashable, Sendable {
    /// The ISO 3166-1 alpha-2 code of the country.
    public var country: String
    /// The region's name.
    public var name: String

    /// Creates a region.
    public init(country: String, name: String) {
      self.country = country
      self.name = name
    }
  }

  /// The ISO 3166-1 alpha-2 codes of the countries.
  public var countries: Set<String>
  /// The regions.
  public var regions: Set<Region>

  /// Creates what a name means; nothing, unless told otherwise.
  public init(countries: Set<String> = [], regions: Set<Region> = []) {
    self.countries = countries
    self.regions = regions
  }
}
