/// Where a location of the list stands in the text, and what is needed of it without decoding it.
struct LocationRecord: Sendable {
  /// The object, with its braces.
  var range: ByteRange
  /// Where the location is.
  var coordinate: Coordinate
  /// The number in GeoNames, or `nil`.
  var geonameID: Int?

  var id: ByteRange
  var name: ByteRange
  var region: ByteRange
  var country: ByteRange
  var timeZone: ByteRange
  var note: ByteRange
  var tags: ByteRange

  /// Decodes the location.
  func location(in bytes: [UInt8]) -> Location {
    Location(
      id: string(id, in: bytes) ?? "", name: string(name, in: bytes) ?? "",
      region: string(region, in: bytes), country: string(country, in: bytes),
      coordinate: coordinate, timeZone: string(timeZone, in: bytes), geonameID: geonameID,
      note: string(note, in: bytes), tags: decodedTags(in: bytes))
  }

  /// Decodes the id.
  func decodedID(in bytes: [UInt8]) -> String {
    string(id, in: bytes) ?? ""
  }

  /// Decodes the name.
  func decodedName(in bytes: [UInt8]) -> String {
    string(name, in: bytes) ?? ""
  }

  private func string(_ place: ByteRange, in bytes: [UInt8]) -> String? {
    guard !place.isAbsent else { return nil }
    let hasEscapes = bytes[place.range].contains(UInt8(ascii: "\\"))
    return JSONText.string(in: place.range, of: bytes, hasEscapes: hasEscapes)
  }

  private func decodedTags(in bytes: [UInt8]) -> [String] {
    guard !tags.isAbsent else { return [] }
    var result: [String] = []
    var index = tags.start
    // The array was read before: its strings end where they should.
    while let start = bytes[index..<tags.end].firstIndex(of: UInt8(ascii: "\"")) {
      index = start + 1
      var hasEscapes = false
      while bytes[index] != UInt8(ascii: "\"") {
        let isEscape = bytes[index] == UInt8(ascii: "\\")
        hasEscapes = hasEscapes || isEscape
        index += isEscape ? 2 : 1
      }
      index += 1
      result.append(JSONText.string(in: start..<index, of: bytes, hasEscapes: hasEscapes))
    }
    return result
  }
}

extension LocationRecord {
  /// Finds the location that begins with a brace, or `nil` when no whole one does.
  init?(at start: Int, in bytes: [UInt8]) {
    guard var scanner = try? JSONScanner(bytes, in: start..<bytes.count),
      let opening = try? scanner.next(), opening.kind == .beginObject,
      case .success(let record)? = try? LocationFields.record(from: opening, with: &scanner)
    else { return nil }
    self = record
  }
}
