/// The text of one location, and edits of it that leave alone what they do not concern.
struct LocationRecordText {
  private struct Member {
    var name: Range<Int>
    var value: Range<Int>
    var field: LocationField?
  }

  /// The text, from brace to brace.
  private(set) var bytes: [UInt8]

  /// Writes a location on one line.
  init(_ location: Location) {
    bytes = []
    bytes.reserveCapacity(320)
    bytes.append(UInt8(ascii: "{"))
    for field in LocationField.allCases {
      guard let value = Self.text(of: field, of: location) else { continue }
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += Self.name(field)
      bytes += value
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Takes the text of a location that was read before.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Changes the members whose values differ between two locations.
  mutating func change(from old: Location, to new: Location) throws(JSONError) {
    for field in LocationField.allCases {
      let text = Self.text(of: field, of: new)
      guard text != Self.text(of: field, of: old) else { continue }
      try set(field, to: text)
    }
  }

  private mutating func set(_ field: LocationField, to text: [UInt8]?) throws(JSONError) {
    let members = try members()
    let index = members.firstIndex { $0.field == field }
    switch (index, text) {
    case (.some(let index), .some(let text)):
      bytes.replaceSubrange(members[index].value, with: text)
    case (.some(let index), .none):
      remove(index, of: members)
    case (.none, .some(let text)):
      insert(field, text, into: members)
    case (.none, .none):
      break
    }
  }

  private mutating func remove(_ index: Int, of members: [Member]) {
    if index > 0 {
      bytes.removeSubrange(members[index - 1].value.upperBound..<members[index].value.upperBound)
    } else {
      let end = members.count > 1 ? members[1].name.lowerBound : members[0].value.upperBound
      bytes.removeSubrange(members[0].name.lowerBound..<end)
    }
  }

  /// Inserts a member after the last one that is written before it, spaced like that one.
  private mutating func insert(_ field: LocationField, _ text: [UInt8], into members: [Member]) {
    let name = Self.name(field).dropLast()
    let anchor = members.lastIndex { ($0.field?.rawValue ?? .max) < field.rawValue }
    guard let anchor else {
      bytes.insert(contentsOf: Self.name(field) + text + [UInt8(ascii: ",")], at: 1)
      return
    }
    let member = members[anchor]
    let before = bytes[..<member.name.lowerBound].reversed().prefix { $0 <= 0x20 }.reversed()
    let colon = bytes[member.name.upperBound..<member.value.lowerBound]
    bytes.insert(contentsOf: [UInt8(ascii: ",")] + before + name + colon + text, at: member.value.upperBound)
  }

  private func members() throws(JSONError) -> [Member] {
    var scanner = try JSONScanner(bytes, in: 0..<bytes.count)
    var members: [Member] = []
    _ = try scanner.next()
    while let name = try scanner.next(), name.kind == .name, let value = try scanner.next() {
      if value.isOpening { try scanner.skip(toDepth: 1) }
      let field = LocationField(name, in: bytes)
      members.append(Member(name: name.range, value: value.start..<scanner.offset, field: field))
    }
    return members
  }

  /// A member's name with its quotation marks and the colon.
  private static func name(_ field: LocationField) -> [UInt8] {
    Array("\"\(field.name)\":".utf8)
  }

  private static func text(of field: LocationField, of location: Location) -> [UInt8]? {
    switch field {
    case .id: text(of: location.id)
    case .name: text(of: location.name)
    case .region: location.region.map(text(of:))
    case .country: location.country.map(text(of:))
    case .latitude: text(of: location.coordinate.latitude)
    case .longitude: text(of: location.coordinate.longitude)
    case .timeZone: location.timeZone.map(text(of:))
    case .geonameID: location.geonameID.map { Array("\($0)".utf8) }
    case .note: location.note.map(text(of:))
    case .tags: location.tags.isEmpty ? nil : text(of: location.tags)
    }
  }

  private static func text(of string: String) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONText.append(string, to: &bytes)
    return bytes
  }

  private static func text(of strings: [String]) -> [UInt8] {
    var bytes = [UInt8(ascii: "[")]
    for string in strings {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      JSONText.append(string, to: &bytes)
    }
    return bytes + [UInt8(ascii: "]")]
  }

  /// The shortest number that reads back the same.
  private static func text(of number: Double) -> [UInt8] {
    let text = "\(number)".utf8
    return text.suffix(2).elementsEqual(".0".utf8) ? Array(text.dropLast(2)) : Array(text)
  }
}
