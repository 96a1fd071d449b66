#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Gazetteer {
  /// The place nearest to a point, with its distance in metres; `nil` when there are no places.
  ///
  /// - Complexity: The cells of the grid are visited from the nearest outwards, until no other can hold a
  ///   nearer place.
  func place(nearestTo coordinate: Coordinate) -> (place: Place, distance: Double)? {
    var search = NearestSearch(coordinate)
    let row = min(
      Int((coordinate.latitude + 90) / Double(GazetteerFormat.cellDegrees)), GazetteerFormat.gridRows - 1)
    for step in 0..<GazetteerFormat.gridRows {
      let rows = Set([row - step, row + step]).filter { (0..<GazetteerFormat.gridRows).contains($0) }
      let open = rows.filter { search.leastDistance(toRow: $0) < search.distance }
      if open.isEmpty, step > 0 { break }
      for row in open.sorted() { visit(row: row, &search) }
    }
    guard let number = search.place, let place = place(number) else { return nil }
    return (place, search.distance)
  }

  private func visit(row: Int, _ search: inout NearestSearch) {
    let columns = GazetteerFormat.gridColumns
    for step in 0...columns / 2 {
      if search.leastDistance(columnsAway: step) >= search.distance { break }
      for column in step == 0 || step == columns / 2 ? [step] : [step, -step] {
        visit(cell: row * columns + (search.column + column + columns) % columns, &search)
      }
    }
  }

  private func visit(cell: Int, _ search: inout NearestSearch) {
    let grid = section(.grid)
    let start = (GazetteerFormat.gridRows * GazetteerFormat.gridColumns + 1) * 3
    var offset = start + grid.number(at: cell * 3, size: 3)
    let end = min(grid.count, start + grid.number(at: cell * 3 + 3, size: 3))
    var place = 0
    while offset < end {
      var step = 0
      var shift = 0
      repeat {
        step |= (grid.number(at: offset, size: 1) & 0x7F) << shift
        shift += 7
        offset += 1
      } while grid.number(at: offset - 1, size: 1) & 0x80 != 0 && shift < 28
      place += step
      guard place < placeCount else { return }
      search.offer(place, record(place))
    }
  }
}

/// What is known while the nearest place is being searched.
private struct NearestSearch {
  let latitude: Double
  let longitude: Double
  let column: Int
  var place: Int?
  var distance = Double.infinity
  private let origin: Coordinate
  private let cosine: Double

  private static let metresPerDegree = 6_371_008.8 * Double.pi / 180

  init(_ origin: Coordinate) {
    self.origin = origin
    latitude = origin.latitude
    longitude = origin.longitude
    column = Int((origin.longitude + 180) / Double(GazetteerFormat.cellDegrees)) % GazetteerFormat.gridColumns
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
    guard abs(record.latitude - latitude) * Self.metresPerDegree < distance,
      let coordinate = record.coordinate
    else { return }
    let distance = origin.distance(to: coordinate)
    if distance < self.distance {
      self.distance = distance
      place = number
    }
  }
}
