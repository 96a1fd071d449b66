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
      let start = bytes.count
      if start > 1 { bytes.append(UInt8(ascii: ",")) }
      Self.appendName(field, to: &bytes)
      if !Self.appendValue(field, of: location, to: &bytes) { bytes.removeSubrange(start...) }
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Takes the text of a location that was read before.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Changes the members whose values differ between two locations.
  mutating func change(from old: Location, to new: Location) throws(JSONError) {
    for field in LocationField.allCases where !old.isSpelledLike(new, in: field) {
      try set(field, to: Self.text(of: field, of: new))
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
    var name: [UInt8] = []
    Self.appendName(field, to: &name)
    let anchor = members.lastIndex { ($0.field?.rawValue ?? .max) < field.rawValue }
    guard let anchor else {
      bytes.insert(contentsOf: name + text + [UInt8(ascii: ",")], at: 1)
      return
    }
    let member = members[anchor]
    let before = bytes[..<member.name.lowerBound].reversed().prefix { $0 <= 0x20 }.reversed()
    let colon = bytes[member.name.upperBound..<member.value.lowerBound]
    bytes.insert(
      contentsOf: [UInt8(ascii: ",")] + before + name.dropLast() + colon + text, at: member.value.upperBound)
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

  /// Appends a member's name with its quotation marks and the colon.
  private static func appendName(_ field: LocationField, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes += field.name.utf8
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// The text of a member's value, or `nil` when the location has none.
  private static func text(of field: LocationField, of location: Location) -> [UInt8]? {
    var bytes: [UInt8] = []
    return appendValue(field, of: location, to: &bytes) ? bytes : nil
  }

  /// Appends a member's value.
  ///
  /// - Returns: Whether the location has one.
  private static func appendValue(
    _ field: LocationField, of location: Location, to bytes: inout [UInt8]
  ) -> Bool {
    switch field {
    case .id: append(location.id, to: &bytes)
    case .name: append(location.name, to: &bytes)
    case .region: append(location.region, to: &bytes)
    case .country: append(location.country, to: &bytes)
    case .latitude: append(location.coordinate.latitude, to: &bytes)
    case .longitude: append(location.coordinate.longitude, to: &bytes)
    case .timeZone: append(location.timeZone, to: &bytes)
    case .geonameID: append(location.geonameID, to: &bytes)
    case .note: append(location.note, to: &bytes)
    case .tags: append(location.tags, to: &bytes)
    }
  }

  private static func append(_ text: String?, to bytes: inout [UInt8]) -> Bool {
    guard let text else { return false }
    JSONText.append(text, to: &bytes)
    return true
  }

  private static func append(_ number: Int?, to bytes: inout [UInt8]) -> Bool {
    guard let number else { return false }
    bytes += String(number).utf8
    return true
  }

  /// Appends the shortest number that reads back the same.
  private static func append(_ number: Double, to bytes: inout [UInt8]) -> Bool {
    bytes += number.description.utf8
    if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
    return true
  }

  private static func append(_ texts: [String], to bytes: inout [UInt8]) -> Bool {
    guard !texts.isEmpty else { return false }
    for (index, text) in texts.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "[" : ","))
      JSONText.append(text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    return true
  }
}
