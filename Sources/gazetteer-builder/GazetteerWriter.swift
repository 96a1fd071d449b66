import WeatherCore

/// Makes the bytes of a gazetteer from what dump files say.
struct GazetteerWriter {
  let dump: Dump
  let index: PlaceIndex

  /// Puts a dump in order.
  init(_ dump: Dump) throws(BuilderError) {
    self.dump = dump
    index = try PlaceIndex(dump)
  }

  /// The whole file: the same bytes for the same dump.
  func bytes() throws(BuilderError) -> [UInt8] {
    let sections = try sections()
    var bytes = GazetteerFormat.magic
    bytes.append(GazetteerFormat.version, size: 2)
    bytes.append(sections.count, size: 2)
    var body: [UInt8] = []
    var offset = GazetteerFormat.sectionTableOffset + sections.count * 8
    for section in sections {
      body.append(offset, size: 4)
      body.append(section.count, size: 4)
      offset += section.count
    }
    for section in sections { body += section }
    bytes.append(Int(truncatingIfNeeded: GazetteerFormat.checksum(of: body)), size: 8)
    return bytes + body
  }

  /// The bytes of each part of the file, in order.
  func sections() throws(BuilderError) -> [[UInt8]] {
    let names = KeyTableWriter(
      entries: index.entries.map { .init(key: $0.key, values: [], population: $0.place.population) },
      valueBits: 0, kindBits: 0)
    let alternates = KeyTableWriter(
      entries: AlternateKeys(index, dump).entries, valueBits: GazetteerFormat.placeBits,
      kindBits: GazetteerFormat.kindBits)
    let areaKeys = KeyTableWriter(
      entries: AreaKeys(index, dump).entries, valueBits: GazetteerFormat.areaBits,
      kindBits: GazetteerFormat.kindBits)
    guard index.regions.count + GazetteerFormat.firstRegionValue < 1 << GazetteerFormat.areaBits else {
      throw .capacity("\(index.regions.count) regions are too many for the format")
    }
    let zones = Set(index.entries.map(\.place.zone)).union(dump.airports.map(\.zone)).sorted()
    let zoneNumbers = Dictionary(uniqueKeysWithValues: zones.enumerated().map { ($1, $0) })
    let features = Set(index.entries.map(\.place.feature)).sorted()
    guard features.count <= GazetteerFormat.mostFeatures else {
      throw .capacity("\(features.count) feature codes are too many")
    }
    var frequencies = [[Int]](
      repeating: [Int](repeating: 0, count: 256), count: LetterCode.stateCount + 1)
    for table in [names, alternates, areaKeys] { table.count(into: &frequencies) }
    let codes = frequencies.map(HuffmanCode.init)
    let zoning = zoneSections(zoneNumbers)
    let largePopulations = largePopulations
    let airports = dump.airports.sorted { ($0.iata, $0.icao) < ($1.iata, $1.icao) }
    return try GazetteerFormat.Section.allCases.map { (section) throws(BuilderError) in
      switch section {
      case .symbolCodes: codes.flatMap(\.table)
      case .names: names.bytes(codes: codes)
      case .writtenNames: StringTableWriter.bytes(of: writtenNames)
      case .alternates: alternates.bytes(codes: codes)
      case .places: try places(features: features, largePopulations: largePopulations)
      case .largePopulations:
        largePopulations.reduce(into: [UInt8]()) { $0.append($1, size: 4) }
      case .features: StringTableWriter.bytes(of: features)
      case .areaNames: StringTableWriter.bytes(of: areaNames)
      case .areaZones: zoning.areas
      case .zoneExceptions: zoning.exceptions
      case .zoneNames: StringTableWriter.bytes(of: zones)
      case .regions: regions
      case .regionNames: StringTableWriter.bytes(of: regionNames)
      case .regionCodes: StringTableWriter.bytes(of: regionCodes)
      case .countries: countries
      case .countryNames: StringTableWriter.bytes(of: index.countries.map(\.name))
      case .areaKeys: areaKeys.bytes(codes: codes)
      case .grid: GridWriter.bytes(of: index)
      case .airports: AirportWriter.bytes(of: airports, index, zoneNumbers)
      case .airportNames: StringTableWriter.bytes(of: airports.map(\.name))
      case .airportsByICAO: AirportWriter.order(of: airports)
      }
    }
  }
}
