/// What is known of the world when a list is looked over.
public struct PlaceKnowledge: Sendable {
  /// Whether a name is that of a time zone.
  public var isTimeZone: @Sendable (String) -> Bool
  /// The ISO 3166-1 alpha-2 code of the country at a coordinate, or `nil` when unknown.
  public var country: @Sendable (Coordinate) -> String?

  /// Creates knowledge; by default every zone is taken for one, and no country is known.
  public init(
    isTimeZone: @escaping @Sendable (String) -> Bool = { _ in true },
    country: @escaping @Sendable (Coordinate) -> String? = { _ in nil }
  ) {
    self.isTimeZone = isTimeZone
    self.country = country
  }
}
