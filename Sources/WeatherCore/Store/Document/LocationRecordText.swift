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
    var members: [String] = []
    for field in LocationField.allCases {
      guard let value = Self.text(of: field, of: location) else { continue }
      members.append("\"\(field.name)\":\(value)")
    }
    bytes = Array("{\(members.joined(separator: ","))}".utf8)
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
      try set(field, to: text.map { Array($0.utf8) })
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
    let name = Array("\"\(field.name)\"".utf8)
    let anchor = members.lastIndex { ($0.field?.rawValue ?? .max) < field.rawValue }
    guard let anchor else {
      bytes.insert(contentsOf: name + [UInt8(ascii: ":")] + text + [UInt8(ascii: ",")], at: 1)
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

  private static func text(of field: LocationField, of location: Location) -> String? {
    switch field {
    case .id: JSONText.quoted(location.id)
    case .name: JSONText.quoted(location.name)
    case .region: location.region.map(JSONText.quoted)
    case .country: location.country.map(JSONText.quoted)
    case .latitude: text(of: location.coordinate.latitude)
    case .longitude: text(of: location.coordinate.longitude)
    case .timeZone: location.timeZone.map(JSONText.quoted)
    case .geonameID: location.geonameID.map { "\($0)" }
    case .note: location.note.map(JSONText.quoted)
    case .tags: location.tags.isEmpty ? nil : "[\(location.tags.map(JSONText.quoted).joined(separator: ","))]"
    }
  }

  /// The shortest number that reads back the same.
  private static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
