import WeatherCore

/// The orders in which places can be listed.
enum LocationOrder: String, Hashable, Sendable, CaseIterable {
  case name, id, country, latitude

  /// The places in this order; equal ones keep their order of the list.
  func sorted(_ locations: [Location]) -> [Location] {
    switch self {
    case .name:
      locations.map { (key: ($0.name.foldedForSearch, $0.name), location: $0) }
        .sorted { $0.key < $1.key }.map(\.location)
    case .id: locations.sorted { $0.id.lowercased() < $1.id.lowercased() }
    case .country: locations.sorted { ($0.country ?? "~") < ($1.country ?? "~") }
    case .latitude: locations.sorted { $0.coordinate.latitude > $1.coordinate.latitude }
    }
  }
}
