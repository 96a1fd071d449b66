/// One pass over the text of a list: the whole text is checked, and each location's place is noted.
///
/// A text that is no JSON is refused at once. What is well-formed but not a list of places is noted in
/// `problems`, and reading goes on, so that a version newer than ours is always recognised.
struct LocationDocumentReader {
  /// The format that this program writes.
  static let version = 1

  private var scanner: JSONScanner
  /// The locations that are as they should be, in order.
  private(set) var records: [LocationRecord] = []
  /// What is wrong with the others.
  private(set) var problems: [LocationFields.Failure] = []
  /// The offset after the list's opening bracket.
  private(set) var listStart: Int?
  /// The offset of the list's closing bracket.
  private(set) var listEnd = 0
  /// The spelling of a version that is newer than ours.
  private(set) var newerVersion: String?

  /// The text.
  var bytes: [UInt8] { scanner.bytes }

  /// Why the text is no JSON, or `nil` when it is; what was read before that is known all the same.
  private(set) var syntaxError: JSONError?

  /// Reads a text.
  ///
  /// - Throws: `JSONError` when it is not even text.
  init(_ bytes: [UInt8]) throws(JSONError) {
    scanner = try JSONScanner(bytes)
    records.reserveLargeCapacity(bytes.count / 256)
    do throws(JSONError) { try read() } catch { syntaxError = error }
  }

  /// What stands between the list's brackets, or `nil` when there is no list.
  var list: Range<Int>? { listStart.map { $0..<listEnd } }

  private mutating func read() throws(JSONError) {
    let text = scanner.bytes.dropFirst(hasByteOrderMark ? 3 : 0)
    if text.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      throw JSONError(
        at: 0, "the list is empty text, which is typical after a crash",
        hint: "run 'weather repair', or remove the file to start anew")
    }
    guard let token = try scanner.next() else { return }
    guard token.kind == .beginObject else {
      if token.isOpening { try scanner.skip(toDepth: 0) }
      _ = try scanner.next()
      note("not a list of places: expected an object with \"locations\"", at: token.start)
      return
    }
    while let name = try scanner.next(), name.kind == .name {
      guard let value = try scanner.next() else { return }
      if isNamed("locations", name) {
        try readList(value)
      } else if isNamed("version", name) {
        readVersion(value)
        try skip(value)
      } else {
        try skip(value)
      }
    }
    // Whatever follows the object is an error.
    _ = try scanner.next()
    if listStart == nil, problems.isEmpty {
      note("not a list of places: there is no \"locations\"", at: token.start)
    }
  }

  private mutating func readList(_ opening: JSONToken) throws(JSONError) {
    guard opening.kind == .beginArray else {
      note("\"locations\" is not an array", at: opening.start)
      try skip(opening)
      return
    }
    listStart = opening.end
    var index = 0
    while let token = try scanner.next(), token.kind != .endArray {
      if token.kind == .beginObject {
        try readRecord(token, index: index)
      } else {
        note("place \(index + 1) is not an object", at: token.start)
        try skip(token)
      }
      index += 1
    }
    listEnd = scanner.offset - 1
  }

  private mutating func readRecord(_ opening: JSONToken, index: Int) throws(JSONError) {
    switch try LocationFields.record(from: opening, with: &scanner) {
    case .success(let record):
      records.append(record)
    case .failure(let failure):
      problems.append(LocationFields.Failure(error: failure.error.numbered(index), id: failure.id))
    }
  }

  private mutating func readVersion(_ value: JSONToken) {
    let spelling = String(decoding: scanner.bytes[value.range], as: UTF8.self)
    guard value.kind == .number, let number = Double(spelling), number == number.rounded(), number >= 1 else {
      note("\"version\" is not a whole number from 1", at: value.start)
      return
    }
    if number > Double(Self.version) { newerVersion = spelling }
  }

  private mutating func skip(_ value: JSONToken) throws(JSONError) {
    if value.isOpening { try scanner.skip(toDepth: scanner.depth - 1) }
  }

  private mutating func note(_ problem: String, at offset: Int) {
    problems.append(LocationFields.Failure(error: JSONError(at: offset, problem)))
  }

  private func isNamed(_ name: String, _ token: JSONToken) -> Bool {
    JSONText.string(of: token, in: scanner.bytes).utf8.elementsEqual(name.utf8)
  }

  private var hasByteOrderMark: Bool { scanner.bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}

extension JSONError {
  /// The same error, saying which place of the list it is in.
  fileprivate func numbered(_ index: Int) -> JSONError {
    JSONError(at: offset, "place \(index + 1): \(problem)", hint: hint)
  }
}
