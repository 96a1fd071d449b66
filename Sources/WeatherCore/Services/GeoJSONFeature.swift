/// A feature of GeoJSON (RFC 7946): what is said about a place, and where it is.
struct GeoJSONFeature<Properties: Decodable>: Decodable {
  /// What is said.
  let properties: Properties
  /// The point, or `nil` when the feature does not tell one that is on the earth.
  let coordinate: Coordinate?

  private enum Key: String, CodingKey {
    case properties, geometry
  }

  private struct Geometry: Decodable {
    var coordinates: [Double]
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    properties = try container.decode(Properties.self, forKey: .properties)
    let point = (try? container.decode(Geometry.self, forKey: .geometry))?.coordinates ?? []
    coordinate = point.count > 1 ? try? Coordinate(latitude: point[1], longitude: point[0]) : nil
  }
}
