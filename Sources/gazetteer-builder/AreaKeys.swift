import WeatherCore

/// Collects the names and codes of countries and regions in all languages.
struct AreaKeys {
  private var values: [[UInt8]: Set<KeyTableWriter.Value>] = [:]

  /// Collects the names of all countries, and of all regions that have places.
  init(_ index: PlaceIndex, _ dump: Dump) {
    for (number, country) in index.countries.enumerated() {
      for code in [country.code, country.longCode] { insert(code, number, .code) }
      insert(country.name, number, .main)
      let regionNames = Set(
        dump.regions.filter { $0.key.hasPrefix(country.code + ".") }.map(\.value.name.foldedForSearch))
      // Parts of a country that stand for the whole in some language still are but parts.
      for alternate in country.id.flatMap({ dump.alternateNames[$0] }) ?? []
      where !Self.isShort(alternate.name) && !regionNames.contains(alternate.name.foldedForSearch) {
        insert(alternate.name, number, .tagged)
      }
      if country.code == "GB" { insert("UK", number, .code) }
    }
    for (number, region) in index.regions.enumerated() where !region.region.isEmpty {
      let value = GazetteerFormat.firstRegionValue + number
      if let iso = dump.isoCodes[region.joined] {
        insert(iso, value, .code)
        let part = iso.split(separator: "-")[1]
        if part.contains(where: \.isLetter) { insert(String(part), value, .code) }
      }
      guard let area = dump.regions[region.joined] else { continue }
      insert(area.name, value, .main)
      insert(area.asciiName, value, .main)
      for alternate in dump.alternateNames[area.id] ?? [] where !Self.isShort(alternate.name) {
        insert(alternate.name, value, .tagged)
      }
    }
  }

  /// The keys in order.
  var entries: [KeyTableWriter.Entry] {
    values.map { key, values in
      KeyTableWriter.Entry(
        key: key, values: values.sorted { ($0.kind, $0.value) < ($1.kind, $1.value) }, population: 0)
    }
    .sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private mutating func insert(_ name: String, _ value: Int, _ kind: NameKind) {
    let folded = name.foldedForSearch
    for spelling in [folded, UnitSuffix.removed(from: folded)].compactMap(\.self) {
      let key = LetterCode.symbols(of: spelling)
      guard (1..<GazetteerFormat.longestKey).contains(key.count) else { continue }
      if values[key, default: []].contains(where: { $0.value == value }) { continue }
      values[key, default: []].insert(KeyTableWriter.Value(value: value, kind: kind.rawValue, population: 0))
    }
  }

  /// Whether a name is an abbreviation of two or three Latin letters, which would clash with codes.
  private static func isShort(_ name: String) -> Bool {
    let symbols = LetterCode.symbols(of: name.foldedForSearch)
    return symbols.count <= 3 && LetterCode.isLatin(symbols)
  }
}
