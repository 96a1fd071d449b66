/// A place that a search found, as a row to choose.
public struct AddLocationCellViewModel: Hashable, Sendable, Identifiable {
  /// The row's number, from 1.
  public let id: Int

  /// The place.
  public let place: Place

  /// Creates a row.
  public init(place: Place, id: Int) {
    self.place = place
    self.id = id
  }

  /// The place's name.
  public var name: String { place.name }

  /// What tells the place from others of its name: regions, country, and where it is.
  public var details: String {
    let parts = [place.subregion, place.region, place.countryName ?? place.country]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
