/// Finds places by name in a gazetteer.
struct PlaceFinder {
  let gazetteer: Gazetteer
  /// What each feature code adds to a score.
  private let featureBonuses: [Double]

  /// Creates a finder.
  init(gazetteer: Gazetteer) {
    self.gazetteer = gazetteer
    featureBonuses = (0..<min(32, gazetteer.features.count)).map {
      PlaceCandidate.bonus(ofFeature: gazetteer.features[$0])
    }
  }

  /// The most blocks of keys that are read of a long stretch of names with the same beginning.
  private static let mostBlocks = 12

  /// The places one of whose whole names is what is asked for.
  func exactCandidates(_ key: [UInt8]) -> [PlaceCandidate] {
    guard !key.isEmpty, key.count < GazetteerFormat.longestKey else { return [] }
    var candidates: [PlaceCandidate] = []
    if var cursor = gazetteer.names.cursor(notBefore: key) {
      while cursor.key.elementsEqual(key) {
        candidates.append(candidate(cursor.index, .main, .exact, key))
        guard cursor.advance() else { break }
      }
    }
    var seen = Set(candidates.map(\.place))
    if var cursor = gazetteer.alternates.cursor(notBefore: key), cursor.key.elementsEqual(key) {
      cursor.readValues { place, kind in
        guard place < gazetteer.placeCount, seen.insert(place).inserted else { return }
        candidates.append(candidate(place, NameKind(rawValue: kind) ?? .word, .exact, key))
      }
    }
    return candidates
  }

  /// The most notable places with a name that begins with a key and goes on.
  func candidates(beginningWith key: [UInt8], fit: PlaceCandidate.Fit) -> [PlaceCandidate] {
    guard !key.isEmpty, key.count < GazetteerFormat.longestKey else { return [] }
    var candidates: [PlaceCandidate] = []
    forEachKey(in: gazetteer.names, beginningWith: key) { cursor in
      candidates.append(candidate(cursor.index, .main, fit, Array(cursor.key)))
    }
    forEachKey(in: gazetteer.alternates, beginningWith: key) { cursor in
      let found = Array(cursor.key)
      cursor.readValues { place, kind in
        guard place < gazetteer.placeCount, let kind = NameKind(rawValue: kind), kind.isProper
        else {
          return
        }
        candidates.append(candidate(place, kind, fit, found))
      }
    }
    return candidates
  }

  /// A candidate with its score.
  func candidate(
    _ place: Int, _ kind: NameKind, _ fit: PlaceCandidate.Fit, _ key: [UInt8]
  ) -> PlaceCandidate {
    let record = gazetteer.record(place)
    let feature = featureBonuses.indices.contains(record.feature) ? featureBonuses[record.feature] : 0
    let score = PlaceCandidate.score(population: record.population, kind: kind, fit: fit) + feature
    return PlaceCandidate(place: place, kind: kind, fit: fit, key: key, record: record, score: score)
  }

  /// Calls a closure with each key of a table that begins with another and is longer.
  ///
  /// Of many only those that stand near the largest places are visited.
  private func forEachKey(in table: KeyTable, beginningWith key: [UInt8], _ body: (inout KeyCursor) -> Void) {
    guard var cursor = table.cursor(notBefore: key) else { return }
    let first = cursor.index / GazetteerFormat.blockSize
    let end = table.firstBlock(from: first + 1) {
      let order = table.compareHead(ofBlock: $0, with: key, count: key.count)
      return order != .equal && order != .longer
    }
    if end - first <= Self.mostBlocks {
      while cursor.key.starts(with: key) {
        if cursor.key.count > key.count { body(&cursor) }
        guard cursor.advance() else { return }
      }
      return
    }
    let blocks = (first..<end).map { (peak: table.peak(ofBlock: $0), block: $0) }
      .sorted { ($0.peak, $1.block) > ($1.peak, $0.block) }
    for (_, block) in blocks.prefix(Self.mostBlocks) {
      var cursor = table.cursor(atBlock: block)
      while cursor.index / GazetteerFormat.blockSize == block {
        if cursor.key.starts(with: key), cursor.key.count > key.count { body(&cursor) }
        guard cursor.advance() else { break }
      }
    }
  }
}
