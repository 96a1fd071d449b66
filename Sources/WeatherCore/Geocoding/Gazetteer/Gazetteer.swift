/// Places of the whole world by name, read in place from the bytes that the builder made.
///
/// Making one reads a few hundred bytes. A look-up touches only the pages that it needs.
public final class Gazetteer: Sendable {
  /// Who the place data is from, to be shown wherever it is.
  public static let attribution =
    "Place data © GeoNames (CC BY 4.0), changed; names from Unicode CLDR (Unicode-3.0); airports from airportsdata (MIT)"

  private let bytes: GazetteerBytes
  private let sections: [GazetteerSection]

  let names: KeyTable
  let writtenNames: StringTable
  let alternates: KeyTable
  let features: StringTable
  let areaNames: StringTable
  let zoneNames: StringTable
  let regionNames: StringTable
  let regionCodes: StringTable
  let countryNames: StringTable
  let areaKeys: KeyTable
  let airportNames: StringTable

  /// The gazetteer that is part of the program.
  ///
  /// - Throws: `GazetteerError` if the program was built without place data.
  public static func embedded() throws(GazetteerError) -> Gazetteer {
    try Gazetteer(.embedded)
  }

  /// Creates a gazetteer from bytes, which are checked as far as finding them takes; ``verify()`` checks all.
  ///
  /// - Throws: `GazetteerError` if the bytes are no gazetteer, one of another version, or one that is cut short.
  public convenience init(bytes: [UInt8]) throws(GazetteerError) {
    try self.init(GazetteerBytes(bytes))
  }

  private init(_ bytes: GazetteerBytes) throws(GazetteerError) {
    for (offset, byte) in GazetteerFormat.magic.enumerated() where bytes[offset] != byte {
      throw .notGazetteer
    }
    let version = bytes.number(at: 8, size: 2)
    guard version == GazetteerFormat.version else { throw .version(version) }
    var sections: [GazetteerSection] = []
    for section in GazetteerFormat.Section.allCases {
      let entry = GazetteerFormat.sectionTableOffset + section.rawValue * 8
      let offset = bytes.number(at: entry, size: 4)
      let length = bytes.number(at: entry + 4, size: 4)
      guard section.rawValue < bytes.number(at: 10, size: 2), offset <= bytes.count,
        length <= bytes.count - offset
      else { throw .damaged(section: "\(section)") }
      sections.append(GazetteerSection(bytes: bytes, range: offset..<offset + length))
    }
    self.bytes = bytes
    self.sections = sections
    func section(_ name: GazetteerFormat.Section) -> GazetteerSection { sections[name.rawValue] }
    let codes = section(.symbolCodes).range.lowerBound
    names = KeyTable(section(.names), codes: codes)
    writtenNames = StringTable(section(.writtenNames))
    alternates = KeyTable(section(.alternates), codes: codes)
    features = StringTable(section(.features))
    areaNames = StringTable(section(.areaNames))
    zoneNames = StringTable(section(.zoneNames))
    regionNames = StringTable(section(.regionNames))
    regionCodes = StringTable(section(.regionCodes))
    countryNames = StringTable(section(.countryNames))
    areaKeys = KeyTable(section(.areaKeys), codes: codes)
    airportNames = StringTable(section(.airportNames))
    try checkSizes()
  }

  /// A part of the gazetteer.
  func section(_ name: GazetteerFormat.Section) -> GazetteerSection { sections[name.rawValue] }

  /// The number of bytes.
  package var byteCount: Int { bytes.count }

  /// The byte at an offset.
  func byte(at offset: Int) -> UInt8 { bytes[offset] }

  /// The number of one to eight bytes at an offset.
  func number(at offset: Int, size: Int) -> Int { bytes.number(at: offset, size: size) }

  private func checkSizes() throws(GazetteerError) {
    // Each block of a table has a place in its list of offsets, so that no count can make a look-up run on and on.
    for (name, table) in [
      (GazetteerFormat.Section.names, names), (.alternates, alternates), (.areaKeys, areaKeys),
    ]
    where table.blockCount * GazetteerFormat.keyBlockSize + GazetteerFormat.keyTableHeadSize
      > section(name).count
    {
      throw .damaged(section: "\(name)")
    }
    guard section(.places).count == names.count * GazetteerFormat.placeSize else {
      throw .damaged(section: "places")
    }
    guard section(.regions).count == regionNames.count * GazetteerFormat.regionSize else {
      throw .damaged(section: "regions")
    }
    guard section(.countries).count == countryNames.count * GazetteerFormat.countrySize else {
      throw .damaged(section: "countries")
    }
    guard section(.airports).count == airportNames.count * GazetteerFormat.airportSize else {
      throw .damaged(section: "airports")
    }
  }
}
