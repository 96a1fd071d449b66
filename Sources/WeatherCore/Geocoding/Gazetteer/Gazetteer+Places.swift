extension Gazetteer {
  /// What is stored of a place, apart from its names.
  struct Record {
    var point: GridPoint
    /// The number of the feature code.
    var feature: Int
    var population: Int
    /// The number of the second-level region.
    var area: Int
    var geonameID: Int

    /// Where the place is, or `nil` when its data is damaged.
    var coordinate: Coordinate? { point.coordinate }
  }

  /// The number of places.
  public var placeCount: Int { names.count }

  /// What is stored of the place with a number.
  func record(_ place: Int) -> Record {
    let section = section(.places)
    let offset = place * GazetteerFormat.placeSize
    let low = section.number(at: offset, size: 7)
    let high = section.number(at: offset + 7, size: 7)
    return Record(
      point: GridPoint(packed: low), feature: low >> GridPoint.bits & (GazetteerFormat.mostFeatures - 1),
      population: population(high & 0xFFFF), area: high >> 16 & 0xFFFF,
      geonameID: high >> 32 & 0xFF_FFFF)
  }

  /// The population that a record's number stands for.
  private func population(_ number: Int) -> Int {
    guard number >= GazetteerFormat.firstLargePopulation else { return number }
    return section(.largePopulations).number(at: (number - GazetteerFormat.firstLargePopulation) * 4, size: 4)
  }

  /// The main name of the place with a number.
  func name(of place: Int) -> String {
    let written = writtenNames[place]
    guard written.isEmpty else { return written }
    return LetterCode.text(of: key(of: place), capitalized: true)
  }

  /// The folded main name of the place with a number, in symbols.
  func key(of place: Int) -> [UInt8] {
    guard place >= 0, place < names.count else { return [] }
    var cursor = names.cursor(atBlock: place / GazetteerFormat.blockSize)
    while cursor.index < place, cursor.advance() {}
    return Array(cursor.key)
  }

  /// The region of an area, by number.
  func region(ofArea area: Int) -> Int {
    let section = section(.regions)
    let next = (0..<section.count / GazetteerFormat.regionSize).partitioningIndex {
      section.number(at: $0 * GazetteerFormat.regionSize, size: 2) > area
    }
    return max(0, next - 1)
  }

  /// The country of a region, by number.
  func country(ofRegion region: Int) -> Int {
    section(.regions).number(at: region * GazetteerFormat.regionSize + 2, size: 1)
  }

  /// The number of the most notable place of a region, or `nil` when it has none.
  func chiefPlace(ofRegion region: Int) -> Int? {
    let place = section(.regions).number(at: region * GazetteerFormat.regionSize + 3, size: 3)
    return place < placeCount ? place : nil
  }

  /// The number of the most notable place of a country, which is its capital if there is one; `nil` when it has none.
  func chiefPlace(ofCountry country: Int) -> Int? {
    let place = section(.countries).number(at: country * GazetteerFormat.countrySize + 5, size: 3)
    return place < placeCount ? place : nil
  }

  /// The ISO 3166-1 alpha-2 code of a country.
  func countryCode(_ country: Int) -> String? {
    text(in: .countries, at: country * GazetteerFormat.countrySize, size: 2)
  }

  /// Text of fixed size, without the spaces that fill it; `nil` when nothing is left.
  func text(in name: GazetteerFormat.Section, at offset: Int, size: Int) -> String? {
    let section = section(name)
    let bytes = (offset..<offset + size).map { UInt8(section.number(at: $0, size: 1)) }
    let text = String(decoding: bytes.filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// The time zone of a place.
  func timeZone(of place: Int, area: Int) -> String? {
    let exceptions = section(.zoneExceptions)
    let count = exceptions.count / GazetteerFormat.zoneExceptionSize
    func exception(_ index: Int) -> Int {
      exceptions.number(at: index * GazetteerFormat.zoneExceptionSize, size: 3)
    }
    let index = (0..<count).partitioningIndex { exception($0) >= place }
    let zone =
      index < count && exception(index) == place
      ? exceptions.number(at: index * GazetteerFormat.zoneExceptionSize + 3, size: 2)
      : section(.areaZones).number(at: area * 2, size: 2)
    let name = zoneNames[zone]
    return name.isEmpty ? nil : name
  }

  /// All that is known of a place, or `nil` when its data is damaged.
  func place(_ number: Int, matched: String? = nil, isExactMatch: Bool = false) -> Place? {
    let record = record(number)
    guard let coordinate = record.coordinate else { return nil }
    let region = region(ofArea: record.area)
    let country = country(ofRegion: region)
    let name = name(of: number)
    func known(_ text: String) -> String? { text.isEmpty ? nil : text }
    return Place(
      name: name, region: known(regionNames[region]), subregion: known(areaNames[record.area]),
      country: countryCode(country), countryName: known(countryNames[country]), coordinate: coordinate,
      timeZone: timeZone(of: number, area: record.area),
      population: record.population > 0 ? record.population : nil, feature: known(features[record.feature]),
      geonameID: record.geonameID, matched: matched ?? name, isExactMatch: isExactMatch)
  }
}
