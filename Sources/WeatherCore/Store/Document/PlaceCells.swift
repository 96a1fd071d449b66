#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Cubes in space that tell which points of the earth may be near each other, also across the date line and
/// at the poles.
struct PlaceCells: Sendable {
  /// The length of a cube's edges in metres.
  let edge: Double

  /// The hash of the cube that a point is in.
  func cell(of coordinate: Coordinate) -> UInt64 {
    let point = Self.point(coordinate)
    return hash(index(point.x), index(point.y), index(point.z))
  }

  /// Calls a function with the hash of each cube that points within a distance of a point are in, until it
  /// returns `false`; they are eight at most when the distance is half the edge at most.
  func forEachCell(within metres: Double, of coordinate: Coordinate, _ body: (UInt64) -> Bool) {
    let point = Self.point(coordinate)
    for x in index(point.x - metres)...index(point.x + metres) {
      for y in index(point.y - metres)...index(point.y + metres) {
        for z in index(point.z - metres)...index(point.z + metres) where !body(hash(x, y, z)) { return }
      }
    }
  }

  private func index(_ metres: Double) -> Int64 {
    Int64((metres / edge).rounded(.down))
  }

  private func hash(_ x: Int64, _ y: Int64, _ z: Int64) -> UInt64 {
    var hash = ByteHash.mix(UInt64(bitPattern: x))
    hash = ByteHash.mix(hash ^ UInt64(bitPattern: y))
    return ByteHash.mix(hash ^ UInt64(bitPattern: z))
  }

  /// The point in metres from the centre of a sphere of the earth's mean radius, 6,371,008.8 m (IUGG).
  private static func point(_ coordinate: Coordinate) -> (x: Double, y: Double, z: Double) {
    let radians = Double.pi / 180
    let (latitude, longitude) = (coordinate.latitude * radians, coordinate.longitude * radians)
    let parallel = 6_371_008.8 * cos(latitude)
    return (parallel * cos(longitude), parallel * sin(longitude), 6_371_008.8 * sin(latitude))
  }
}
