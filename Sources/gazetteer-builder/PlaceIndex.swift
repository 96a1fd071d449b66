import WeatherCore

/// The places in the order of the gazetteer, with the numbers by which the tables call them.
struct PlaceIndex {
  /// A place as the gazetteer has it.
  struct Entry {
    var place: Dump.Place
    /// The main name as shown.
    var name: String
    var key: [UInt8]
    var area: Int
  }

  /// The codes of a region: its country's and its own, which may be empty.
  struct RegionCode: Hashable, Comparable {
    var country: String
    var region: String

    /// The code of both in the dump files: `BE.BRU`.
    var joined: String { country + "." + region }

    static func < (first: RegionCode, second: RegionCode) -> Bool {
      (first.country, first.region) < (second.country, second.region)
    }
  }

  /// The countries, by code.
  let countries: [Dump.Country]
  let countryNumbers: [String: Int]
  /// The regions that have places, in order.
  let regions: [RegionCode]
  let regionNumbers: [RegionCode: Int]
  /// The first area of each region.
  private(set) var firstAreas: [Int] = []
  /// The second-level code and the region of each area.
  private(set) var areas: [(region: Int, code: String)] = []
  private(set) var entries: [Entry] = []

  /// Puts the places of a dump in order.
  init(_ dump: Dump) throws(BuilderError) {
    countries = dump.countries.sorted { $0.code < $1.code }
    countryNumbers = Dictionary(uniqueKeysWithValues: countries.enumerated().map { ($1.code, $0) })
    var codes: [RegionCode: Set<String>] = [:]
    for place in dump.places {
      codes[RegionCode(country: place.country, region: place.region), default: []].insert(place.subregion)
    }
    regions = codes.keys.sorted()
    regionNumbers = Dictionary(uniqueKeysWithValues: regions.enumerated().map { ($1, $0) })
    var areaNumbers: [RegionCode: [String: Int]] = [:]
    for (number, region) in regions.enumerated() {
      firstAreas.append(areas.count)
      for code in (codes[region] ?? []).sorted() {
        areaNumbers[region, default: [:]][code] = areas.count
        areas.append((number, code))
      }
    }
    guard countries.count <= GazetteerFormat.firstRegionValue, areas.count <= 0xFFFF else {
      throw .capacity("\(countries.count) countries and \(areas.count) areas are too many for the format")
    }
    for place in dump.places {
      let region = RegionCode(country: place.country, region: place.region)
      guard let area = areaNumbers[region]?[place.subregion] else { continue }
      let name = Self.shownName(of: place, alternates: dump.alternateNames[place.id] ?? [])
      let key = LetterCode.symbols(of: name.foldedForSearch).prefix(GazetteerFormat.longestKey - 1)
      guard !key.isEmpty else {
        throw .capacity("the name of place \(place.id), '\(place.name)', has no letters")
      }
      entries.append(Entry(place: place, name: name, key: Array(key), area: area))
    }
    entries.sort { first, second in
      if first.key != second.key { return first.key.lexicographicallyPrecedes(second.key) }
      return (-first.place.population, first.place.id) < (-second.place.population, second.place.id)
    }
    guard entries.count < 1 << GazetteerFormat.placeBits else {
      throw .capacity("more than \(1 << GazetteerFormat.placeBits) places")
    }
  }

  /// The main name, without a generic "City" when usual English does without it.
  private static func shownName(of place: Dump.Place, alternates: [Dump.AlternateName]) -> String {
    let short = alternates.first {
      $0.isEnglish && ($0.name + " City").lowercased() == place.name.lowercased()
    }
    return short?.name ?? place.name
  }
}
