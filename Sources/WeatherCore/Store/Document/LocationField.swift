/// The members of a location in the list's file, in the order in which they are written.
enum LocationField: UInt8, CaseIterable, Sendable {
  case id, name, region, country, latitude, longitude, timeZone, geonameID, note, tags

  /// The member's name.
  var name: String {
    switch self {
    case .id: "id"
    case .name: "name"
    case .region: "region"
    case .country: "country"
    case .latitude: "latitude"
    case .longitude: "longitude"
    case .timeZone: "timeZone"
    case .geonameID: "geonameID"
    case .note: "note"
    case .tags: "tags"
    }
  }

  /// Whether each location has the member.
  var isRequired: Bool {
    switch self {
    case .id, .name, .latitude, .longitude: true
    default: false
    }
  }

  /// The field that a name stands for, or `nil` for a name that we don't know.
  @inline(__always)
  init?(_ token: JSONToken, in bytes: [UInt8]) {
    guard !token.hasEscapes else {
      let text = JSONText.string(of: token, in: bytes)
      guard let field = Self.allCases.first(where: { $0.name.utf8.elementsEqual(text.utf8) }) else {
        return nil
      }
      self = field
      return
    }
    let span = bytes.span
    let start = token.start + 1
    let candidate: LocationField
    switch (token.end - 1 - start, span[start]) {
    case (2, UInt8(ascii: "i")): candidate = .id
    case (4, UInt8(ascii: "n")): candidate = span[start + 1] == UInt8(ascii: "a") ? .name : .note
    case (4, UInt8(ascii: "t")): candidate = .tags
    case (6, UInt8(ascii: "r")): candidate = .region
    case (7, UInt8(ascii: "c")): candidate = .country
    case (8, UInt8(ascii: "l")): candidate = .latitude
    case (8, UInt8(ascii: "t")): candidate = .timeZone
    case (9, UInt8(ascii: "l")): candidate = .longitude
    case (9, UInt8(ascii: "g")): candidate = .geonameID
    default: return nil
    }
    var index = start
    for byte in candidate.name.utf8 {
      guard span[index] == byte else { return nil }
      index += 1
    }
    self = candidate
  }
}
