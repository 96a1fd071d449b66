extension Dump {
  /// Reads the dump files of a folder.
  init(folder: String) throws(BuilderError) {
    try readCountries(folder)
    let codes = Set(countries.map(\.code))
    try readPlaces(folder, countries: codes)
    regions = try Self.areas("admin1CodesASCII.txt", folder, depth: 2, countries: codes)
    subregions = try Self.areas("admin2Codes.txt", folder, depth: 3, countries: codes)
    try readAlternateNames(folder)
    mendRenumberedRegions()
    try readISOCodes(folder)
    try readAirports(folder, countries: codes)
    mendSexagesimalAirports()
  }

  private mutating func readCountries(_ folder: String) throws(BuilderError) {
    var seen: Set<String> = []
    try DumpFile("countryInfo.txt", in: folder)?.forEachLine(fieldCount: 19) { (line) throws(BuilderError) in
      let country = Country(
        code: try line.code(0, "ISO code", length: 2), longCode: try line.code(1, "ISO3 code", length: 3),
        name: try line.required(4, "name"), capital: String(line.fields[5]),
        id: line.fields[16].isEmpty ? nil : try line.integer(16, "GeoNames number", in: 0...0xFFFF_FFFF))
      guard seen.insert(country.code).inserted else { throw line.fault("country '\(country.code)' again") }
      countries.append(country)
    }
  }

  private mutating func readPlaces(_ folder: String, countries: Set<String>) throws(BuilderError) {
    var seen: Set<Int> = []
    try DumpFile("cities500.txt", in: folder)?.forEachLine(fieldCount: 19) { (line) throws(BuilderError) in
      let place = Place(
        id: try line.integer(0, "GeoNames number", in: 1...0xFF_FFFF), name: try line.required(1, "name"),
        asciiName: String(line.fields[2]), alternates: line.fields[3].split(separator: ","),
        latitude: try line.degrees(4, "latitude", limit: 90),
        longitude: try line.degrees(5, "longitude", limit: 180),
        feature: try line.required(7, "feature code"), country: try line.code(8, "country", length: 2),
        region: String(line.fields[10]), subregion: String(line.fields[11]),
        population: line.fields[14].isEmpty ? 0 : try line.integer(14, "population", in: 0...100_000_000),
        zone: try line.required(17, "time zone"))
      guard seen.insert(place.id).inserted else { throw line.fault("GeoNames number \(place.id) again") }
      guard countries.contains(place.country) else { throw line.fault("unknown country '\(place.country)'") }
      places.append(place)
    }
  }

  private static func areas(
    _ name: String, _ folder: String, depth: Int, countries: Set<String>
  ) throws(BuilderError) -> [String: Area] {
    var areas: [String: Area] = [:]
    try DumpFile(name, in: folder)?.forEachLine(fieldCount: 4) { (line) throws(BuilderError) in
      let code = try line.required(0, "code")
      let parts = code.split(separator: ".", maxSplits: depth - 1, omittingEmptySubsequences: false)
      // Some countries have second-level regions without first-level ones.
      guard (2...depth).contains(parts.count), countries.contains(String(parts[0])) else {
        throw line.fault("'\(code)' is not a code of at most \(depth) parts in a known country")
      }
      let area = Area(
        name: try line.required(1, "name"), asciiName: String(line.fields[2]),
        id: try line.integer(3, "GeoNames number", in: 0...0xFFFF_FFFF))
      guard areas.updateValue(area, forKey: code) == nil else { throw line.fault("code '\(code)' again") }
    }
    return areas
  }

  private mutating func readAlternateNames(_ folder: String) throws(BuilderError) {
    guard let file = try DumpFile("alternateNamesV2.txt", in: folder) else { return }
    // Links, postal and transport codes are no names; historic and colloquial names are.
    let excluded: Set<Substring> = [
      "link", "post", "iata", "icao", "faac", "unlc", "tcid", "phon", "piny", "abbr", "wkdt",
    ]
    var names: [Int: [AlternateName]] = [:]
    try file.forEachLine(fieldCount: 10) { (line) throws(BuilderError) in
      let id = try line.integer(1, "GeoNames number", in: 1...0xFFFF_FFFF)
      let name = try line.required(3, "name")
      if excluded.contains(line.fields[2]) { return }
      let isEnglish = line.fields[2] == "en" && line.fields[4] == "1"
      names[id, default: []].append(AlternateName(name: name, isEnglish: isEnglish))
    }
    alternateNames = names
  }

  private mutating func readISOCodes(_ folder: String) throws(BuilderError) {
    var codes: [String: String] = [:]
    try DumpFile("iso3166-2.txt", in: folder, isOptional: true)?.forEachLine(fieldCount: 2) {
      (line) throws(BuilderError) in
      let iso = try line.required(1, "ISO 3166-2 code")
      guard iso.split(separator: "-", maxSplits: 1).count == 2 else {
        throw line.fault("'\(iso)' is not an ISO 3166-2 code")
      }
      codes[try line.required(0, "code")] = iso
    }
    isoCodes = codes
  }

  private mutating func readAirports(_ folder: String, countries: Set<String>) throws(BuilderError) {
    var airports: [Airport] = []
    try DumpFile("airports.tsv", in: folder, isOptional: true)?.forEachLine(fieldCount: 9) {
      (line) throws(BuilderError) in
      if line.fields[0] == "iata" { return }
      let airport = Airport(
        iata: line.fields[0].isEmpty ? "" : try line.code(0, "IATA code", length: 3),
        icao: line.fields[1].isEmpty ? "" : try line.code(1, "ICAO code", length: 4),
        name: try line.required(2, "name"), city: String(line.fields[3]), country: String(line.fields[5]),
        latitude: try line.degrees(6, "latitude", limit: 90),
        longitude: try line.degrees(7, "longitude", limit: 180), zone: String(line.fields[8]))
      guard countries.contains(airport.country) || airport.country.isEmpty else {
        throw line.fault("unknown country '\(airport.country)'")
      }
      if !airport.iata.isEmpty || !airport.icao.isEmpty { airports.append(airport) }
    }
    self.airports = airports
  }
}
