import WeatherCore

/// Writes which places lie in which cell of the grid.
enum GridWriter {
  /// The offset of each cell and the end, then the steps from place to place, seven bits a byte.
  static func bytes(of index: PlaceIndex) -> [UInt8] {
    var cells = [[Int]](repeating: [], count: GazetteerFormat.gridRows * GazetteerFormat.gridColumns)
    for (place, entry) in index.entries.enumerated() {
      let point = entry.place.point
      cells[point.row * GazetteerFormat.gridColumns + point.column].append(place)
    }
    var body: [UInt8] = []
    var bytes: [UInt8] = []
    for cell in cells {
      bytes.append(body.count, size: GazetteerFormat.gridOffsetSize)
      var last = 0
      for place in cell {
        var step = place - last
        last = place
        while step >= 0x80 {
          body.append(UInt8(step & 0x7F | 0x80))
          step >>= 7
        }
        body.append(UInt8(step))
      }
    }
    bytes.append(body.count, size: GazetteerFormat.gridOffsetSize)
    return bytes + body
  }
}
