import WeatherCore

extension Dump {
  /// How many regions of a country must bear another's name before its names are doubted.
  private static let leastWitnesses = 5
  /// What regions are called besides their names.
  private static let forms: Set<Substring> = [
    "city", "county", "department", "district", "governorate", "municipality", "oblast", "of", "prefecture",
    "province", "region", "state", "the",
  ]

  /// Mends the names of regions in countries that gave out the codes of their regions anew.
  ///
  /// The file of names may be older than the codes. Then regions bear names by which others are known, but not
  /// they themselves. In a country with several such regions, each one gets a name that it is known by, unless it
  /// has one that is like it.
  mutating func mendRenumberedRegions() {
    for (_, codes) in Dictionary(grouping: regions.keys, by: { $0.prefix(2) }) {
      let known = Dictionary(uniqueKeysWithValues: codes.map { ($0, knownNames(of: $0)) })
      let strangers = codes.filter { code in
        guard let own = known[code], !own.isEmpty, let words = regions[code].map({ Self.words(of: $0.name) })
        else { return false }
        return own.allSatisfy { $0.isDisjoint(with: words) }
      }
      let witnesses = strangers.count { code in
        guard let words = regions[code].map({ Self.words(of: $0.name) }), !words.isEmpty else { return false }
        return codes.contains { $0 != code && known[$0]?.contains(words) == true }
      }
      guard witnesses >= Self.leastWitnesses else { continue }
      for code in strangers {
        guard let id = regions[code]?.id, let names = alternateNames[id] else { continue }
        let name = (names.first(where: \.isEnglish) ?? names.first)?.name
        if let name { regions[code] = Area(name: name, asciiName: name, id: id) }
      }
    }
  }

  /// The words of each name that a region's number is known by.
  private func knownNames(of code: String) -> Set<Set<Substring>> {
    Set((regions[code].flatMap { alternateNames[$0.id] } ?? []).map { Self.words(of: $0.name) })
  }

  /// The words of a name, folded, without those that say what it is a name of.
  private static func words(of name: String) -> Set<Substring> {
    Set(name.foldedForSearch.split(separator: " ")).subtracting(forms)
  }
}
