#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Coordinate {
  /// The great-circle distance to another point, in metres.
  ///
  /// Haversine formula on a sphere of the earth's mean radius, 6,371,008.8 m (IUGG); off by at most 0.6 %.
  public func distance(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let halfLatitude = sin((other.latitude - latitude) * radians / 2)
    let halfLongitude = sin((other.longitude - longitude) * radians / 2)
    let parallels = cos(latitude * radians) * cos(other.latitude * radians)
    let square = halfLatitude * halfLatitude + parallels * halfLongitude * halfLongitude
    return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
  }
}
