/// A row in the list of saved places.
public struct LocationCellViewModel: Hashable, Sendable, Identifiable {
  /// The place.
  public let location: Location

  /// Creates the row.
  public init(location: Location) {
    self.location = location
  }

  public var id: Location.ID { location.id }

  /// The place's name.
  public var name: String { location.name }

  /// The region and country, such as `Illinois, US`, or `nil` when neither is known.
  public var surroundings: String? {
    let parts = [location.region, location.country].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
