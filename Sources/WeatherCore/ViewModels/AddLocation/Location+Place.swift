extension Location {
  /// Creates a location to keep from a place that was found.
  public init(_ place: Place) {
    self.init(
      name: place.name, region: place.region, country: place.country, coordinate: place.coordinate,
      timeZone: place.timeZone, geonameID: place.geonameID)
  }
}
