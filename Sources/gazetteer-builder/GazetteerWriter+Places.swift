import WeatherCore

extension GazetteerWriter {
  /// The main names where they are not the key with capitals.
  var writtenNames: [String] {
    index.entries.map { entry in
      LetterCode.text(of: entry.key, capitalized: true) == entry.name ? "" : entry.name
    }
  }

  /// The second-level name of each area; empty where it is not known.
  var areaNames: [String] {
    index.areas.map { area in
      let region = index.regions[area.region]
      return dump.subregions[region.joined + "." + area.code]?.name ?? ""
    }
  }

  /// Forms of state that are left out where the rest is a usual name too.
  private static let formsOfState = ["State of ", "Free State of ", "Canton of ", "Province of "]

  /// The name of each region; empty where it is not known.
  var regionNames: [String] {
    index.regions.map { region in
      guard let area = dump.regions[region.joined] else { return "" }
      guard let form = Self.formsOfState.first(where: area.name.hasPrefix) else { return area.name }
      let rest = String(area.name.dropFirst(form.count))
      let others = dump.alternateNames[area.id] ?? []
      return others.contains { $0.name.foldedForSearch == rest.foldedForSearch } ? rest : area.name
    }
  }

  /// The ISO 3166-2 code of each region, without the country.
  var regionCodes: [String] {
    index.regions.map { region in
      let code = dump.isoCodes[region.joined]?.split(separator: "-", maxSplits: 1)
      return code.map { String($0[1]) } ?? ""
    }
  }

  /// The populations that are too large for a place's record, in order, each once.
  var largePopulations: [Int] {
    Set(index.entries.map(\.place.population)).filter { $0 >= GazetteerFormat.firstLargePopulation }.sorted()
  }

  /// The records of places.
  func places(features: [String], largePopulations: [Int]) throws(BuilderError) -> [UInt8] {
    let first = GazetteerFormat.firstLargePopulation
    guard largePopulations.count <= 0x10000 - first else {
      throw .capacity("\(largePopulations.count) large populations are too many")
    }
    let numbers = Dictionary(
      uniqueKeysWithValues: largePopulations.enumerated().map { ($1, first + $0) })
    var bytes: [UInt8] = []
    bytes.reserveCapacity(index.entries.count * GazetteerFormat.placeSize)
    for entry in index.entries {
      let feature = features.firstIndex(of: entry.place.feature) ?? 0
      bytes.append(entry.place.point.packed | feature << GridPoint.bits, size: 7)
      bytes.append(numbers[entry.place.population] ?? entry.place.population, size: 2)
      bytes.append(entry.area, size: 2)
      bytes.append(entry.place.id, size: 3)
    }
    return bytes
  }

  /// The usual zone of each area, and the places that differ.
  func zoneSections(_ numbers: [String: Int]) -> (areas: [UInt8], exceptions: [UInt8]) {
    var counts = [[Int: Int]](repeating: [:], count: index.areas.count)
    for entry in index.entries { counts[entry.area][numbers[entry.place.zone] ?? 0, default: 0] += 1 }
    let usual = counts.map { zones in
      zones.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
    }
    var areas: [UInt8] = []
    for zone in usual { areas.append(zone, size: 2) }
    var exceptions: [UInt8] = []
    for (place, entry) in index.entries.enumerated() {
      guard let zone = numbers[entry.place.zone], zone != usual[entry.area] else { continue }
      exceptions.append(place, size: 3)
      exceptions.append(zone, size: 2)
    }
    return (areas, exceptions)
  }

  /// The records of regions.
  var regions: [UInt8] {
    // Most regions are known by their seat, some by a far larger city that bears their name.
    let chiefs = chiefPlaces(count: index.regions.count) { entry in
      let region = index.regions[index.areas[entry.area].region]
      let name = dump.regions[region.joined]?.name
      return name == entry.name ? 100 : ["PPLC", "PPLA"].contains(entry.place.feature) ? 4 : 1
    } area: {
      index.areas[$0.area].region
    }
    var bytes: [UInt8] = []
    for (number, region) in index.regions.enumerated() {
      bytes.append(index.firstAreas[number], size: 2)
      bytes.append(index.countryNumbers[region.country] ?? 0, size: 1)
      bytes.append(chiefs[number] ?? GazetteerFormat.noPlace, size: 3)
    }
    return bytes
  }

  /// The records of countries.
  var countries: [UInt8] {
    let chiefs = chiefPlaces(count: index.countries.count) {
      $0.place.feature == "PPLC" ? 1_000_000 : 1
    } area: {
      index.countryNumbers[$0.place.country] ?? 0
    }
    var bytes: [UInt8] = []
    for (number, country) in index.countries.enumerated() {
      bytes += Array((country.code + country.longCode).utf8)
      bytes.append(chiefs[number] ?? GazetteerFormat.noPlace, size: 3)
    }
    return bytes
  }

  /// For each of several areas its most notable place: the largest, where people count so many times.
  private func chiefPlaces(
    count: Int, weight: (PlaceIndex.Entry) -> Int, area: (PlaceIndex.Entry) -> Int
  ) -> [Int?] {
    var chiefs = [Int?](repeating: nil, count: count)
    var ranks = [Int](repeating: -1, count: count)
    for (place, entry) in index.entries.enumerated() {
      let rank = (entry.place.population + 1) * weight(entry)
      guard rank > ranks[area(entry)] else { continue }
      ranks[area(entry)] = rank
      chiefs[area(entry)] = place
    }
    return chiefs
  }
}
