#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Cubes in space that tell which points of the earth may be near each other, also across the date line and
/// at the poles.
struct PlaceCells: Sendable {
  /// The distance in metres within which points are near.
  let radius: Double

  /// The hash of the cube that a point is in.
  func cell(of coordinate: Coordinate) -> UInt64 {
    let point = Self.point(coordinate)
    return hash(index(point.x), index(point.y), index(point.z))
  }

  /// The hashes of the cubes that points near a point are in: eight at most.
  func cells(near coordinate: Coordinate) -> [UInt64] {
    let point = Self.point(coordinate)
    var result: [UInt64] = []
    for x in indexes(around: point.x) {
      for y in indexes(around: point.y) {
        for z in indexes(around: point.z) { result.append(hash(x, y, z)) }
      }
    }
    return result
  }

  /// The one or two cubes along an axis that what is near lies in.
  private func indexes(around metres: Double) -> ClosedRange<Int64> {
    index(metres - radius)...index(metres + radius)
  }

  /// Cubes of twice the radius: what is near a point then lies in at most two along each axis.
  private func index(_ metres: Double) -> Int64 {
    Int64((metres / (2 * radius)).rounded(.down))
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
