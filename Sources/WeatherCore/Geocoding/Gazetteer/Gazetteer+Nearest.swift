extension Gazetteer {
  /// The place nearest to a point, with its distance in metres; `nil` when there are no places.
  ///
  /// The cells of the grid are visited from the nearest outwards, until no other can hold a nearer place.
  ///
  /// - Complexity: O(*n*) in the number of places in these cells.
  func place(nearestTo coordinate: Coordinate) -> (place: Place, distance: Double)? {
    var search = NearestSearch(coordinate)
    let row = GridPoint(coordinate).row
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
    let size = GazetteerFormat.gridOffsetSize
    let start = (GazetteerFormat.gridRows * GazetteerFormat.gridColumns + 1) * size
    var offset = start + grid.number(at: cell * size, size: size)
    let end = min(grid.count, start + grid.number(at: (cell + 1) * size, size: size))
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
