/// A place that a look-up found, before anyone saves it.
public struct Place: Hashable, Sendable {
  /// The place's main name.
  public var name: String
  /// The first-level region, or `nil` when unknown.
  public var region: String?
  /// The second-level region (county, district), or `nil` when unknown.
  public var subregion: String?
  /// The ISO 3166-1 alpha-2 code of the country, or `nil` when unknown.
  public var country: String?
  /// The country's English name, or `nil` when unknown.
  public var countryName: String?
  /// Where the place is.
  public var coordinate: Coordinate
  /// The IANA name of the time zone, or `nil` when unknown.
  public var timeZone: String?
  /// How many people live there, or `nil` when unknown.
  public var population: Int?
  /// The GeoNames feature code, such as `PPLC` for a capital, or `nil` when unknown.
  public var feature: String?
  /// The place's number in GeoNames, or `nil` when it is not from there.
  public var geonameID: Int?
  /// The spelling that fitted the query: one of the place's names, or an airport's code; the main name where something
  /// else than a name led here.
  public var matched: String
  /// Whether a whole name of the place is what was asked for, case and marks aside: a name in any language, unless
  /// it is rarely used and other places are well known by it.
  public var isExactMatch: Bool

  /// Creates a place.
  public init(
    name: String, region: String? = nil, subregion: String? = nil, country: String? = nil,
    countryName: String? = nil, coordinate: Coordinate, timeZone: String? = nil, population: Int? = nil,
    feature: String? = nil, geonameID: Int? = nil, matched: String, isExactMatch: Bool
  ) {
    self.name = name
    self.region = region
    self.subregion = subregion
    self.country = country
    self.countryName = countryName
    self.coordinate = coordinate
    self.timeZone = timeZone
    self.population = population
    self.feature = feature
    self.geonameID = geonameID
    self.matched = matched
    self.isExactMatch = isExactMatch
  }
}
