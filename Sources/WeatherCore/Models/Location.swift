/// A place that someone keeps on their list.
public struct Location: Hashable, Sendable, Identifiable {
  /// The short name by which the place is called in commands, such as `sao-paulo`.
  ///
  /// It is chosen when the place is added and never changes by itself. Compare ids with
  /// ``isSameID(_:_:)``, which ignores case and Unicode normal form.
  public var id: String

  /// The place's name, such as `São Paulo`.
  public var name: String

  /// The first-level region (state, province, canton), or `nil` when unknown.
  public var region: String?

  /// The ISO 3166-1 alpha-2 code of the country, or `nil` when unknown.
  public var country: String?

  /// Where the place is.
  public var coordinate: Coordinate

  /// The name of the time zone in the IANA database, such as `America/Sao_Paulo`, or `nil` when unknown.
  public var timeZone: String?

  /// The place's number in GeoNames, or `nil` when it is not from there.
  public var geonameID: Int?

  /// What its owner wrote about it, or `nil`.
  public var note: String?

  /// Words by which its owner groups places, in the order given, without repetition.
  public var tags: [String]

  /// Creates a location, whose id is derived from its name with ``proposedID(for:)`` unless one is given.
  public init(
    id: String? = nil, name: String, region: String? = nil, country: String? = nil,
    coordinate: Coordinate, timeZone: String? = nil, geonameID: Int? = nil, note: String? = nil,
    tags: [String] = []
  ) {
    self.id = id ?? Location.proposedID(for: name)
    self.name = name
    self.region = region
    self.country = country
    self.coordinate = coordinate
    self.timeZone = timeZone
    self.geonameID = geonameID
    self.note = note
    self.tags = tags
  }
}
