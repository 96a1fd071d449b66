/// The text of a list, checked, with the place of each location in it.
///
/// It is a value: an edit gives another document, in which all bytes that the edit does not concern are the
/// same. Locations are decoded only when they are asked for.
struct LocationDocument: Sendable {
  /// The largest text that is read: 256 MiB.
  static let largestSize = 256 << 20

  /// A list without places.
  static let empty = LocationDocument(
    bytes: Array("{\"version\":1,\"locations\":[\n]}\n".utf8), records: [], list: 26..<27)

  /// The text.
  let bytes: [UInt8]
  /// The locations, in order.
  let records: [LocationRecord]
  /// What stands between the list's brackets.
  let list: Range<Int>

  private init(bytes: [UInt8], records: [LocationRecord], list: Range<Int>) {
    self.bytes = bytes
    self.records = records
    self.list = list
  }

  /// Reads a text.
  ///
  /// - Throws: `StoreError.damaged` or `.newerVersion`, without a path.
  init(_ bytes: [UInt8]) throws(StoreError) {
    let reader = try Self.reader(of: bytes)
    if let problem = reader.problems.first { throw .damaged(StoreError.Damage(problem.error, in: bytes)) }
    self.init(reader)
  }

  /// Takes what a reader found to be as it should, and passes over the rest.
  init(_ reader: LocationDocumentReader) {
    self.init(
      bytes: reader.bytes, records: reader.records, list: reader.list ?? 0..<0)
  }

  /// Reads a text that need not be a list of places, as long as it is JSON.
  static func reader(of bytes: [UInt8]) throws(StoreError) -> LocationDocumentReader {
    guard bytes.count <= largestSize else { throw .damaged(.tooLarge) }
    let reader: LocationDocumentReader
    do throws(JSONError) {
      reader = try LocationDocumentReader(bytes)
    } catch {
      throw .damaged(StoreError.Damage(error, in: bytes))
    }
    if let version = reader.newerVersion { throw .newerVersion(path: "", version: version) }
    if let error = reader.syntaxError { throw .damaged(StoreError.Damage(error, in: bytes)) }
    return reader
  }

  /// How many locations there are.
  var count: Int { records.count }

  /// The locations, in order.
  var locations: [Location] {
    records.map { $0.location(in: bytes) }
  }

  /// Decodes the location at an index.
  func location(at index: Int) -> Location {
    records[index].location(in: bytes)
  }
}

extension StoreError.Damage {
  /// The report of an error in a text.
  init(_ error: JSONError, in bytes: [UInt8]) {
    let position = TextPosition(of: error.offset, in: bytes)
    self.init(line: position.line, column: position.column, problem: error.problem, hint: error.hint)
  }

  /// The report of a file that is larger than any list.
  static let tooLarge = StoreError.Damage(
    problem: "larger than \(LocationDocument.largestSize >> 20) MiB, the most that a list may have")
}
