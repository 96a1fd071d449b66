extension PlaceFinder {
  /// The most keys within a number of edits that are looked at.
  private static let mostKeys = 2_000

  /// The letters from which on an edit is forgiven.
  private static let leastForEdits = 4

  /// The letters from which on two edits are forgiven in a name.
  ///
  /// Names in other scripts are mostly spelled by sound, in more ways than one. A Chinese character takes two symbols,
  /// so that another in its place is two edits.
  static func leastForTwoEdits(in key: [UInt8]) -> Int {
    switch key.first ?? 0 {
    case LetterCode.wide: leastForEdits
    case LetterCode.firstWindow...: 7
    default: 8
    }
  }

  /// The symbols from which on a name is too long to be searched for edits.
  private static let longestForEdits = 60

  /// The places with a name that is a typing mistake or two from what is asked for.
  ///
  /// The second edit is forgiven only where nothing else is found and the first letter is right.
  func candidates(misspelledAs key: [UInt8], mostEdits: Int) -> [PlaceCandidate] {
    let count = LetterCode.letterCount(of: key)
    guard count >= Self.leastForEdits, key.count < Self.longestForEdits else { return [] }
    let nearest = candidates(misspelledAs: key, within: 1, isStartFixed: false)
    guard nearest.isEmpty, mostEdits > 1, count >= Self.leastForTwoEdits(in: key) else { return nearest }
    return candidates(misspelledAs: key, within: 2, isStartFixed: true)
  }

  /// The places with a name that is within a number of edits; with `isStartFixed`, none in the first letter, else at
  /// most one there.
  func candidates(misspelledAs key: [UInt8], within limit: Int, isStartFixed: Bool) -> [PlaceCandidate] {
    var candidates: [PlaceCandidate] = []
    func add(_ cursor: inout KeyCursor, _ edits: Int, in table: KeyTable) {
      guard edits > 0, candidates.count < Self.mostKeys else { return }
      let fit = PlaceCandidate.Fit.edits(edits, changesStart: cursor.key.first != key.first)
      let found = Array(cursor.key)
      guard table.valueBits > 0 else {
        candidates.append(candidate(cursor.index, .main, fit, found))
        return
      }
      cursor.readValues { place, kind in
        guard place < gazetteer.placeCount, let kind = NameKind(rawValue: kind),
          kind.isWholeName
        else { return }
        candidates.append(candidate(place, kind, fit, found))
      }
    }
    var walk = EditWalk(pattern: key, limit: limit)
    for table in [gazetteer.names, gazetteer.alternates] {
      walk.visit(table) { cursor, edits in add(&cursor, edits, in: table) }
      if !isStartFixed { table.visit(otherStartsOf: key) { cursor in add(&cursor, 1, in: table) } }
    }
    return candidates
  }
}
