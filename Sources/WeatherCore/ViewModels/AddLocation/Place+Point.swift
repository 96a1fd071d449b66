extension Place {
  /// Creates the place that a bare point is: named after what it is near, and in the same region and zone.
  ///
  /// Beyond 100 km nothing is near, and a point has only its coordinates for a name.
  init(coordinate: Coordinate, nearest: (place: Place, distance: Double)?) {
    let near = nearest.flatMap { $0.distance <= 100_000 ? $0.place : nil }
    self.init(
      name: near.map { "near \($0.name)" } ?? coordinate.degreesText, region: near?.region,
      subregion: near?.subregion, country: near?.country, countryName: near?.countryName,
      coordinate: coordinate, timeZone: near?.timeZone, matched: coordinate.typedText, isExactMatch: true)
  }
}
