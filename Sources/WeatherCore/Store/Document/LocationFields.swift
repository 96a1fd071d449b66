/// The known members of one location while it is being read.
struct LocationFields {
  /// Why members do not make a location.
  struct Failure: Error {
    var error: JSONError
    /// The id, where there is one.
    var id: Location.ID?
  }

  private var id = ByteRange.absent
  private var name = ByteRange.absent
  private var region = ByteRange.absent
  private var country = ByteRange.absent
  private var latitude = ByteRange.absent
  private var longitude = ByteRange.absent
  private var timeZone = ByteRange.absent
  private var geonameID: Int?
  private var note = ByteRange.absent
  private var tags = ByteRange.absent

  /// Reads a location from its opening brace on, to its end.
  ///
  /// - Throws: `JSONError` when the text is no JSON.
  @inline(__always)
  static func record(
    from opening: JSONToken, with scanner: inout JSONScanner
  ) throws(JSONError) -> Result<LocationRecord, Failure> {
    let depth = scanner.depth
    var fields = LocationFields()
    var firstError: JSONError?
    var seen: UInt16 = 0
    while let name = try scanner.nextUncheckedName() {
      let field = LocationField(name, in: scanner.bytes)
      if let field {
        guard seen & field.bit == 0 else { throw .duplicateName(field.name, at: name.start) }
        seen |= field.bit
      } else {
        try scanner.checkName(name)
      }
      let value = try scanner.nextValue()
      if let field {
        let error = try fields.take(value, as: field, from: &scanner)
        firstError = firstError ?? error
      }
      if value.isOpening { try scanner.skip(toDepth: depth) }
    }
    let range = ByteRange(opening.start..<scanner.offset)
    if let firstError { return .failure(fields.failure(firstError, in: scanner.bytes)) }
    do throws(JSONError) {
      return .success(try fields.record(in: range, of: scanner.bytes))
    } catch {
      return .failure(fields.failure(error, in: scanner.bytes))
    }
  }

  private func failure(_ error: JSONError, in bytes: [UInt8]) -> Failure {
    Failure(error: error, id: id.isAbsent ? nil : JSONText.string(in: id.range, of: bytes, hasEscapes: true))
  }

  /// Notes where a member's value stands, and reads an array's elements.
  ///
  /// - Returns: What is wrong with the value, if anything.
  @inline(__always)
  private mutating func take(
    _ value: JSONToken, as field: LocationField, from scanner: inout JSONScanner
  ) throws(JSONError) -> JSONError? {
    // The output of `list --json` says null for what is absent, and may come back as input.
    if value.kind == .null, !field.isRequired { return nil }
    guard !value.hasLoneSurrogate else { return .loneSurrogate(at: value.start) }
    switch field {
    case .latitude:
      guard value.kind == .number else { return wrongType(of: field, "a number", value) }
      latitude = ByteRange(value.range)
    case .longitude:
      guard value.kind == .number else { return wrongType(of: field, "a number", value) }
      longitude = ByteRange(value.range)
    case .geonameID:
      guard value.kind == .number, let number = JSONNumber.integer(in: value.range, of: scanner.bytes) else {
        return wrongType(of: field, "a whole number", value)
      }
      geonameID = number
    case .tags:
      return try takeTags(value, from: &scanner)
    default:
      guard value.kind == .string else { return wrongType(of: field, "a string", value) }
      set(field, ByteRange(value.range))
    }
    return nil
  }

  /// The record of the members that were noted.
  private func record(in range: ByteRange, of bytes: [UInt8]) throws(JSONError) -> LocationRecord {
    if let field = missingField {
      throw JSONError(at: range.start, "there is no \"\(field.name)\"")
    }
    let coordinate: Coordinate
    let (north, east) = (
      JSONNumber.double(in: latitude.range, of: bytes), JSONNumber.double(in: longitude.range, of: bytes)
    )
    do throws(CoordinateError) {
      coordinate = try Coordinate(latitude: north, longitude: east)
    } catch {
      let isLatitudeFine = (-90...90).contains(north)
      throw JSONError(at: (isLatitudeFine ? longitude : latitude).start, error.description)
    }
    return LocationRecord(
      range: range, coordinate: coordinate, geonameID: geonameID, id: id, name: name, region: region,
      country: country, timeZone: timeZone, note: note, tags: tags)
  }

  private var missingField: LocationField? {
    if id.isAbsent { return .id }
    if name.isAbsent { return .name }
    if latitude.isAbsent { return .latitude }
    return longitude.isAbsent ? .longitude : nil
  }

  private mutating func set(_ field: LocationField, _ place: ByteRange) {
    switch field {
    case .id: id = place
    case .name: name = place
    case .region: region = place
    case .country: country = place
    case .timeZone: timeZone = place
    case .note: note = place
    case .latitude, .longitude, .geonameID, .tags: break
    }
  }

  private mutating func takeTags(
    _ opening: JSONToken, from scanner: inout JSONScanner
  ) throws(JSONError) -> JSONError? {
    guard opening.kind == .beginArray else { return wrongType(of: .tags, "an array of strings", opening) }
    while let token = try scanner.next(), token.kind != .endArray {
      guard token.kind == .string else { return wrongType(of: .tags, "an array of strings", token) }
      guard !token.hasLoneSurrogate else { return .loneSurrogate(at: token.start) }
    }
    tags = ByteRange(opening.start..<scanner.offset)
    return nil
  }

  private func wrongType(of field: LocationField, _ expected: String, _ value: JSONToken) -> JSONError {
    JSONError(at: value.start, "\"\(field.name)\" is not \(expected)")
  }
}
