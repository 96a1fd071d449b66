extension Location {
  /// Whether two locations are equal to the last byte: names in other normal forms are other names.
  func isSpelledLike(_ other: Location) -> Bool {
    LocationField.allCases.allSatisfy { isSpelledLike(other, in: $0) }
  }

  /// Whether two locations have the same value for a field, to the last byte.
  func isSpelledLike(_ other: Location, in field: LocationField) -> Bool {
    switch field {
    case .id: Self.areAlike(id, other.id)
    case .name: Self.areAlike(name, other.name)
    case .region: Self.areAlike(region, other.region)
    case .country: Self.areAlike(country, other.country)
    case .latitude: coordinate.latitude == other.coordinate.latitude
    case .longitude: coordinate.longitude == other.coordinate.longitude
    case .timeZone: Self.areAlike(timeZone, other.timeZone)
    case .geonameID: geonameID == other.geonameID
    case .note: Self.areAlike(note, other.note)
    case .tags: tags.elementsEqual(other.tags) { Self.areAlike($0, $1) }
    }
  }

  private static func areAlike(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == second }
    return first.utf8.elementsEqual(second.utf8)
  }
}
