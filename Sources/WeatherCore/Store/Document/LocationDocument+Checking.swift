extension LocationDocument {
  /// What is questionable about a text, in the order of the text; also about one that is no list of places,
  /// as long as it is JSON.
  ///
  /// - Throws: `StoreError.damaged` for a text that is no JSON, and `.newerVersion`.
  static func problems(in bytes: [UInt8], _ knowledge: PlaceKnowledge) throws(StoreError) -> [ListProblem] {
    let reader = try reader(of: bytes)
    let document = LocationDocument(reader)
    var findings = reader.problems.map(Finding.init)
    findings += document.repetitions
    for record in document.records { findings += record.findings(in: bytes, knowledge) }
    return Finding.problems(findings, in: bytes)
  }

  /// The ids and places that occur again.
  private var repetitions: [Finding] {
    var findings = duplicates.map { index, earlier in
      let id = records[index].decodedID(in: bytes)
      return Finding(
        offset: records[index].id.start, id: id,
        message: "the id \(JSONText.quoted(id)) is that of place \(earlier + 1) too")
    }
    var places = PlaceIndex(capacity: count)
    for (index, record) in records.enumerated() {
      let location = record.location(in: bytes)
      if let earlier = places.first(sameAs: location, where: { isSamePlace($0, location) }) {
        let other = records[earlier].decodedID(in: bytes)
        findings.append(
          Finding(
            offset: record.name.start, id: location.id,
            message: "\(JSONText.quoted(location.name)) is the same place as \(JSONText.quoted(other))"))
        // One of each place is enough to compare with.
        continue
      }
      places.insert(index, location.coordinate, location.geonameID)
    }
    return findings
  }

  private func isSamePlace(_ index: Int, _ location: Location) -> Bool {
    let record = records[index]
    guard
      record.geonameID != nil && record.geonameID == location.geonameID
        || record.coordinate.distance(to: location.coordinate) <= PlaceIndex.sameRadius
    else { return false }
    return NameFolding.folded(record.decodedName(in: bytes)) == NameFolding.folded(location.name)
  }
}

extension LocationRecord {
  /// What is questionable about one location.
  fileprivate func findings(in bytes: [UInt8], _ knowledge: PlaceKnowledge) -> [LocationDocument.Finding] {
    let location = location(in: bytes)
    var findings: [LocationDocument.Finding] = []
    func find(_ place: ByteRange, _ message: String) {
      findings.append(LocationDocument.Finding(offset: place.start, id: location.id, message: message))
    }
    if !Location.isValidID(location.id) { find(id, StoreError.invalidID(location.id).description) }
    if !location.name.contains(where: { !$0.isWhitespace }) { find(name, "the name is empty") }
    if let zone = location.timeZone, !knowledge.isTimeZone(zone) {
      find(timeZone, "\(JSONText.quoted(zone)) is no time zone that is known")
    }
    if let code = location.country, code.utf8.count != 2 || !code.utf8.allSatisfy({ 65...90 ~= $0 }) {
      find(country, "\(JSONText.quoted(code)) is no country's code of two capital letters")
    }
    if location.coordinate.latitude == 0, location.coordinate.longitude == 0 {
      find(range, "it lies at 0,0, in the sea: the coordinate may be missing")
    } else if let code = location.country, let swapped = location.coordinate.swapped,
      let here = knowledge.country(location.coordinate), here != code, knowledge.country(swapped) == code
    {
      find(range, "it lies in \(here), not in \(code): latitude and longitude may be swapped")
    }
    return findings
  }
}

extension Coordinate {
  /// The coordinate with its numbers exchanged, or `nil` when there is no such latitude.
  fileprivate var swapped: Coordinate? {
    try? Coordinate(latitude: longitude, longitude: latitude)
  }
}
