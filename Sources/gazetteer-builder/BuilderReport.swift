import WeatherCore

/// What was built, in numbers.
struct BuilderReport: CustomStringConvertible {
  let writer: GazetteerWriter
  let bytes: [UInt8]

  var description: String {
    var lines = [
      "\(writer.index.entries.count) places, \(writer.index.areas.count) areas, "
        + "\(writer.index.regions.count) regions, \(writer.index.countries.count) countries, "
        + "\(writer.dump.airports.count) airports"
    ]
    for section in GazetteerFormat.Section.allCases {
      let entry = GazetteerFormat.sectionTableOffset + section.rawValue * 8 + 4
      let size = (0..<4).reduce(0) { $0 | Int(bytes[entry + $1]) << (8 * $1) }
      lines.append("  \(section): \(size) bytes")
    }
    lines.append("\(bytes.count) bytes in all")
    return lines.joined(separator: "\n")
  }
}
