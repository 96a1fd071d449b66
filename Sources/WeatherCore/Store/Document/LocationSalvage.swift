/// What can be read of a damaged text: every location that stands in it whole.
struct LocationSalvage {
  /// The list of the locations that were kept.
  let document: LocationDocument
  /// What could not be kept, or had to be changed.
  let problems: [ListProblem]
  /// The ids that were changed because an earlier location has them.
  let renamings: [ListRepair.Renaming]
  /// What of the list could not be kept.
  let loss: Loss

  /// What of a list could not be kept.
  enum Loss: Equatable {
    case nothing
    /// The locations with these ids, folded, and no others.
    case locations(Set<String>)
    /// Locations whose ids are not known, or that are not there at all.
    case unknown
  }

  /// Reads a text.
  ///
  /// - Returns: `nil` when the text is a sound list.
  /// - Throws: `StoreError.newerVersion`: what we don't know is not for us to mend.
  init?(of bytes: [UInt8]) throws(StoreError) {
    var findings: [LocationDocument.Finding] = []
    var damage: ListProblem?
    var frame: (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>)?
    var records: [LocationRecord]?
    var lost: [LocationDocument.Finding] = []
    do throws(StoreError) {
      let reader = try LocationDocument.reader(of: bytes)
      guard !reader.problems.isEmpty || !LocationDocument(reader).duplicates.isEmpty else { return nil }
      findings = reader.problems.map(LocationDocument.Finding.init)
      if let list = reader.list {
        records = reader.records
        frame = (bytes[..<list.lowerBound], bytes[list.upperBound...])
        lost = findings.filter { list.contains($0.offset) }
      } else {
        lost = findings
      }
    } catch {
      guard case .damaged(let found) = error else { throw error }
      damage = ListProblem(
        line: found.line ?? 1, column: found.column ?? 1, id: nil, message: found.problem)
    }
    if records == nil {
      let known = findings.count
      records = Self.wholeRecords(in: bytes, &findings)
      lost += findings[known...]
    }
    let ids = lost.compactMap { $0.id.map(Location.foldedID) }
    loss = lost.isEmpty ? .nothing : ids.count == lost.count ? .locations(Set(ids)) : .unknown
    let found = records ?? []
    do throws(StoreError) {
      // All around the list stays, if it is sound.
      (document, renamings) = try Self.assemble(found, of: bytes, frame)
    } catch {
      (document, renamings) = try Self.assemble(found, of: bytes, nil)
    }
    problems = [damage].compactMap(\.self) + LocationDocument.Finding.problems(findings, in: bytes)
  }

  /// The locations that stand whole in a text, whatever stands around them.
  private static func wholeRecords(
    in bytes: [UInt8], _ findings: inout [LocationDocument.Finding]
  ) -> [LocationRecord] {
    var records: [LocationRecord] = []
    // What looks like the beginning of a location is no other than that.
    var hasReported = false
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      index = start + 1
      guard let record = LocationRecord(at: start, in: bytes) else {
        if !hasReported, bytes[index...].prefix(64).contains(where: { $0 == UInt8(ascii: "\"") }),
          !looksLikeFrame(bytes[index...])
        {
          findings.append(
            LocationDocument.Finding(offset: start, id: nil, message: "what begins here is no whole place"))
        }
        hasReported = true
        continue
      }
      records.append(record)
      hasReported = false
      index = record.range.end
    }
    return records
  }

  /// Whether a text goes on as the object around a list does.
  private static func looksLikeFrame(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: bytes.prefix(64), as: UTF8.self)
    return text.contains("\"locations\"") || text.contains("\"version\"")
  }

  private static func assemble(
    _ records: [LocationRecord], of bytes: [UInt8],
    _ frame: (head: ArraySlice<UInt8>, tail: ArraySlice<UInt8>)?
  ) throws(StoreError) -> (LocationDocument, [ListRepair.Renaming]) {
    let empty = LocationDocument.empty
    var text = Array(frame?.head ?? empty.bytes[..<empty.list.lowerBound])
    let locations = records.map { $0.location(in: bytes) }
    var ids = UniqueIDs(locations.map(\.id))
    var renamings: [ListRepair.Renaming] = []
    for (index, (record, old)) in zip(records, locations).enumerated() {
      var line = LocationRecordText(bytes: Array(bytes[record.range.range]))
      var new = old
      new.id = ids.take(old.id)
      if new.id != old.id {
        renamings.append(ListRepair.Renaming(from: old.id, to: new.id))
        do throws(JSONError) { try line.change(from: old, to: new) } catch { throw .file(.internal) }
      }
      text += index > 0 ? [UInt8(ascii: ","), UInt8(ascii: "\n")] : [UInt8(ascii: "\n")]
      text += line.bytes
    }
    text.append(UInt8(ascii: "\n"))
    text += frame?.tail ?? empty.bytes[empty.list.upperBound...]
    let document = try LocationDocument(text)
    guard document.count == records.count else { throw .file(.internal) }
    return (document, renamings)
  }
}
