extension LocationDocument {
  /// The list with locations of an earlier one that were lost, each after the one that it followed there.
  ///
  /// - Parameters:
  ///   - earlier: The list that still has them.
  ///   - isLost: Whether a location that is missing, by its folded id, was lost rather than removed.
  /// - Returns: The text, and the ids that were taken from the earlier list.
  func completed(
    from earlier: LocationDocument, where isLost: (String) -> Bool
  ) -> (bytes: [UInt8], taken: [Location.ID]) {
    let present = Set(records.map { Location.foldedID($0.decodedID(in: bytes)) })
    var followers: [String?: [ArraySlice<UInt8>]] = [:]
    var taken: [Location.ID] = []
    var last: String?
    for record in earlier.records {
      let id = record.decodedID(in: earlier.bytes)
      let folded = Location.foldedID(id)
      if present.contains(folded) {
        last = folded
      } else if isLost(folded) {
        followers[last, default: []].append(earlier.bytes[record.range.range])
        taken.append(id)
      }
    }
    guard !taken.isEmpty else { return (bytes, []) }
    var lines = followers[nil] ?? []
    for record in records {
      lines.append(bytes[record.range.range])
      lines += followers[Location.foldedID(record.decodedID(in: bytes))] ?? []
    }
    var text = Array(bytes[..<list.lowerBound])
    for (index, line) in lines.enumerated() { text += (index == 0 ? [0x0A] : [0x2C, 0x0A]) + line }
    return (text + [0x0A] + bytes[list.upperBound...], taken)
  }
}
