import WeatherCore

/// Collects the keys of all names of places but the main ones.
struct AlternateKeys {
  private var values: [[UInt8]: [KeyTableWriter.Value]] = [:]
  private let commonWords: Set<String>

  /// The least population of a place that is found by an inner word of its name.
  private static let leastPopulationForWords = 15_000
  /// How often a word may stand inside names before it says nothing.
  private static let commonWordCount = 60

  /// Collects the names of all places.
  init(_ index: PlaceIndex, _ dump: Dump) {
    var counts: [String: Int] = [:]
    for entry in index.entries {
      for word in entry.name.foldedForSearch.split(separator: " ").dropFirst() {
        counts[String(word), default: 0] += 1
      }
    }
    commonWords = Set(counts.filter { $0.value > Self.commonWordCount }.keys)
    for (number, entry) in index.entries.enumerated() {
      var kinds: [[UInt8]: NameKind] = [:]
      for (name, kind) in names(of: entry, dump) {
        for key in Self.keys(of: name) where key != entry.key {
          if let known = kinds[key], known.rawValue <= kind.rawValue { continue }
          kinds[key] = kind
        }
      }
      for (key, kind) in kinds {
        values[key, default: []].append(
          KeyTableWriter.Value(value: number, kind: kind.rawValue, population: entry.place.population))
      }
    }
  }

  /// The keys in order, with the places of each by kind and population.
  var entries: [KeyTableWriter.Entry] {
    values.map { key, values in
      KeyTableWriter.Entry(
        key: key,
        values: values.sorted { ($0.kind, -$0.population, $0.value) < ($1.kind, -$1.population, $1.value) },
        population: values.map(\.population).max() ?? 0)
    }
    .sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private func names(of entry: PlaceIndex.Entry, _ dump: Dump) -> [(String, NameKind)] {
    var names: [(String, NameKind)] = [(entry.place.name, .main), (entry.place.asciiName, .main)]
    for part in Self.parts(of: entry.place.name) { names.append((part, .tagged)) }
    for alternate in dump.alternateNames[entry.place.id] ?? [] {
      let kind: NameKind = alternate.isEnglish ? .english : .tagged
      names.append((alternate.name, Self.isCode(alternate.name) ? .code : kind))
    }
    for alternate in entry.place.alternates {
      let name = String(alternate)
      names.append((name, Self.isCode(name) ? .code : Self.isLatin(name) ? .otherLatin : .otherScript))
    }
    if entry.place.population >= Self.leastPopulationForWords {
      for word in entry.name.foldedForSearch.split(separator: " ").dropFirst()
      where word.count >= 4 && !commonWords.contains(String(word)) {
        names.append((String(word), .word))
      }
    }
    return names
  }

  /// The keys of a name: of all of it, and without the word for "city" or "district" that ends it.
  private static func keys(of name: String) -> [[UInt8]] {
    let folded = name.foldedForSearch
    var spellings = [folded]
    if let short = UnitSuffix.removed(from: folded) { spellings.append(short) }
    return spellings.map(LetterCode.symbols).filter { (1..<GazetteerFormat.longestKey).contains($0.count) }
  }

  /// The names that a name with a slash, brackets or an article holds.
  private static func parts(of name: String) -> [String] {
    if name.hasPrefix("The ") { return [String(name.dropFirst(4))] }
    if name.contains("/") { return name.split(separator: "/").map(String.init) }
    guard let bracket = name.firstIndex(of: "("), bracket > name.startIndex else { return [] }
    return [String(name[..<bracket])]
  }

  private static func isCode(_ name: String) -> Bool {
    name.utf8.count <= 3 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  private static func isLatin(_ name: String) -> Bool {
    LetterCode.isLatin(LetterCode.symbols(of: name.foldedForSearch))
  }
}
