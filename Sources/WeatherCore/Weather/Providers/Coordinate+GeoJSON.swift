extension Coordinate {
  /// Creates a coordinate from GeoJSON's order, longitude first, or returns `nil`.
  init?(geoJSON values: [Double]?) {
    guard let values, values.count >= 2 else { return nil }
    try? self.init(latitude: values[1], longitude: values[0])
  }
}
