#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is known while the nearest place is being searched.
struct NearestSearch {
  let latitude: Double
  let column: Int
  var place: Int?
  var distance = Double.infinity
  private let origin: Coordinate
  private let cosine: Double

  private static let metresPerDegree = 6_371_008.8 * Double.pi / 180

  init(_ origin: Coordinate) {
    self.origin = origin
    latitude = origin.latitude
    column = GridPoint(origin).column
    cosine = cos(origin.latitude * .pi / 180)
  }

  /// The distance below which no point of a row of cells can be.
  func leastDistance(toRow row: Int) -> Double {
    let south = Double(row * GazetteerFormat.cellDegrees) - 90
    let north = south + Double(GazetteerFormat.cellDegrees)
    return max(0, south - latitude, latitude - north) * Self.metresPerDegree
  }

  /// The distance below which no point can be that is a number of cells away to the east or west.
  func leastDistance(columnsAway count: Int) -> Double {
    // The point may stand at the very edge of its cell.
    let degrees = Double(max(0, count - 1) * GazetteerFormat.cellDegrees)
    guard degrees < 90 else { return (90 - abs(latitude)) * Self.metresPerDegree }
    return asin(cosine * sin(degrees * .pi / 180)) * 180 / .pi * Self.metresPerDegree
  }

  /// Takes a place if it is nearer than any before.
  mutating func offer(_ number: Int, _ record: Gazetteer.Record) {
    guard abs(record.point.latitude - latitude) * Self.metresPerDegree < distance,
      let coordinate = record.coordinate
    else { return }
    let distance = origin.distance(to: coordinate)
    if distance < self.distance {
      self.distance = distance
      place = number
    }
  }
}
