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

  /// A bit of its own, for sets of fields.
  var bit: UInt16 { 1 << UInt16(rawValue) }

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
    let count = token.end - token.start - 2
    // The longest name has nine letters: eight of them are compared at once.
    guard
      let field = Self.field(named: bytes.span.word(at: token.start + 1, count: min(count, 8)), count: count),
      count < 9 || bytes[token.end - 2] == field.lastLetter
    else { return nil }
    self = field
  }

  @inline(__always)
  private static func field(named word: UInt64, count: Int) -> LocationField? {
    switch (count, word) {
    case (2, 0x6469): .id
    case (4, 0x656D_616E): .name
    case (4, 0x6574_6F6E): .note
    case (4, 0x7367_6174): .tags
    case (6, 0x6E6F_6967_6572): .region
    case (7, 0x7972_746E_756F_63): .country
    case (8, 0x6564_7574_6974_616C): .latitude
    case (8, 0x656E_6F5A_656D_6974): .timeZone
    case (9, 0x6475_7469_676E_6F6C): .longitude
    case (9, 0x4965_6D61_6E6F_6567): .geonameID
    default: nil
    }
  }

  private var lastLetter: UInt8 { self == .geonameID ? UInt8(ascii: "D") : UInt8(ascii: "e") }
}
