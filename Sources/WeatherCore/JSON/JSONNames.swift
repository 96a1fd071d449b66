/// The names of the members of each open object, to find those that occur twice.
struct JSONNames: Sendable {
  /// A name: where it stands, and a hash of what it says.
  private struct Entry {
    var hash: UInt64
    var start: Int
    var end: Int
    var hasEscapes: Bool
  }

  /// An open object: where its names begin, and which low bits of hashes it has.
  private struct Level {
    var first: Int
    var bits: UInt64 = 0
  }

  /// Up to this many names are compared one by one; more are sorted when the object ends.
  private static let fewNames = 64

  private var entries: [Entry] = []
  /// The innermost open object.
  private var level = Level(first: 0)
  /// The objects around it, outermost first.
  private var outer: [Level] = []

  /// Begins an object.
  mutating func open() {
    outer.append(level)
    level = Level(first: entries.count)
  }

  /// Notes a name of the innermost object.
  mutating func insert(_ token: JSONToken, in bytes: [UInt8]) throws(JSONError) {
    let hash = Self.hash(of: token, in: bytes)
    let entry = Entry(hash: hash, start: token.start, end: token.end, hasEscapes: token.hasEscapes)
    let bit: UInt64 = 1 << (hash >> 58)
    if level.bits & bit != 0, entries.count - level.first <= Self.fewNames { try compare(entry, in: bytes) }
    level.bits |= bit
    entries.append(entry)
  }

  /// Ends the innermost object.
  mutating func close(in bytes: [UInt8]) throws(JSONError) {
    if entries.count - level.first > Self.fewNames {
      try checkMany(entries[level.first...], in: bytes)
    }
    entries.removeLast(entries.count - level.first)
    level = outer.removeLast()
  }

  /// Compares a name with the earlier ones of its object.
  private func compare(_ entry: Entry, in bytes: [UInt8]) throws(JSONError) {
    for index in level.first..<entries.count
    where entries[index].hash == entry.hash && Self.isSame(entries[index], entry, in: bytes) {
      throw Self.duplicate(entry, in: bytes)
    }
  }

  private func checkMany(_ entries: ArraySlice<Entry>, in bytes: [UInt8]) throws(JSONError) {
    let sorted = entries.sorted { first, second in
      guard first.hash == second.hash else { return first.hash < second.hash }
      let (text, other) = (Self.text(of: first, in: bytes), Self.text(of: second, in: bytes))
      return text == other ? first.start < second.start : text.lexicographicallyPrecedes(other)
    }
    var duplicates: [Entry] = []
    for (entry, following) in zip(sorted, sorted.dropFirst())
    where entry.hash == following.hash && Self.isSame(entry, following, in: bytes) {
      duplicates.append(following)
    }
    if let first = duplicates.min(by: { $0.start < $1.start }) { throw Self.duplicate(first, in: bytes) }
  }

  private static func duplicate(_ entry: Entry, in bytes: [UInt8]) -> JSONError {
    let name = String(decoding: text(of: entry, in: bytes).prefix(64), as: UTF8.self)
    return .duplicateName(name, at: entry.start)
  }

  private static func isSame(_ first: Entry, _ second: Entry, in bytes: [UInt8]) -> Bool {
    text(of: first, in: bytes) == text(of: second, in: bytes)
  }

  private static func text(of entry: Entry, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let raw = bytes[entry.start + 1..<entry.end - 1]
    return entry.hasEscapes ? JSONText.unescaped(raw)[...] : raw
  }

  @inline(__always)
  private static func hash(of token: JSONToken, in bytes: [UInt8]) -> UInt64 {
    if token.hasEscapes {
      let text = JSONText.unescaped(bytes[token.start + 1..<token.end - 1])
      return ByteHash.hash(of: text, in: 0..<text.count)
    }
    return ByteHash.hash(of: bytes, in: token.start + 1..<token.end - 1)
  }
}

extension JSONError {
  /// The error for a name that an object has already.
  static func duplicateName(_ name: String, at offset: Int) -> JSONError {
    JSONError(at: offset, "the member \(JSONText.quoted(name)) occurs twice in one object")
  }
}
