/// The layout of `gazetteer.bin`, shared by the builder and the reader.
///
/// All numbers are little-endian. The file begins with the magic, the version and the number of sections (two
/// bytes each), the checksum of what follows it (8 bytes), and for each section its offset and length (4 bytes
/// each).
package enum GazetteerFormat {
  /// The first bytes of the file.
  package static let magic: [UInt8] = Array("WXGAZETT".utf8)

  /// The version of the layout.
  package static let version = 1

  /// Where the checksum stands.
  static let checksumOffset = 12

  /// Where the section table begins.
  package static let sectionTableOffset = 20

  /// The bytes of one place: coordinate, feature, population, area and GeoNames number, packed in 112 bits.
  package static let placeSize = 14

  /// The most feature codes: five bits beside the coordinate.
  package static let mostFeatures = 32

  /// A population in a place's record from here on is a place in the list of large ones.
  package static let firstLargePopulation = 0x8000

  /// The bytes of one region: first area (2), country (1), chief place (3).
  static let regionSize = 6

  /// The bytes of one country: alpha-2 (2), alpha-3 (3), chief place (3).
  static let countrySize = 8

  /// The bytes of one airport: IATA (3), ICAO (4), country (1), coordinate (7), time zone (2).
  static let airportSize = 17

  /// The bytes of one place whose zone is not its area's: place (3), time zone (2).
  static let zoneExceptionSize = 5

  /// The entries of key and string tables that share one offset.
  package static let blockSize = 16

  /// The bytes before the blocks of a key table: count (4), value bits (1), kind bits (1), nothing (2).
  static let keyTableHeadSize = 8

  /// The bytes that tell of a block of a key table: offset (4), size class of its largest place (1).
  package static let keyBlockSize = 5

  /// The bits of the number of a place in a key table.
  package static let placeBits = 18

  /// The bits of the number of a country or region in a key table.
  package static let areaBits = 13

  /// The bits of the kind of a name in a key table.
  package static let kindBits = 3

  /// The most symbols of a key.
  package static let longestKey = 120

  /// The most symbols that a key shares with the one before it, as stored.
  package static let longestShared = 63

  /// The longest code of a symbol in bits.
  package static let codeBits = 10

  /// The side of a grid cell in degrees.
  static let cellDegrees = 2

  /// The cells from south to north.
  package static let gridRows = 180 / cellDegrees

  /// The cells from west to east.
  package static let gridColumns = 360 / cellDegrees

  /// The bytes of the offset of a grid cell.
  package static let gridOffsetSize = 3

  /// The value of "no such place".
  package static let noPlace = 0xFF_FFFF

  /// In the keys of areas, values from here on are regions, those below are countries.
  package static let firstRegionValue = 256

  /// The parts of the file, in order.
  package enum Section: Int, CaseIterable {
    /// Decoding tables of key symbols: one a state of ``LetterCode``, then one for shared lengths.
    case symbolCodes
    /// The folded main names, in order: the number of an entry is the number of its place.
    case names
    /// The main names as they are written, where this is not the key with capitals.
    case writtenNames
    /// All other folded names, each with its places and the kind of name.
    case alternates
    /// The places, in the order of their names.
    case places
    /// The populations that have no room in a place's record, in order (4 bytes each).
    case largePopulations
    /// The feature codes.
    case features
    /// The names of second-level regions: one an area, in order of country, region, code.
    case areaNames
    /// The usual time zone of each area.
    case areaZones
    /// The places whose zone is not their area's: place (3), zone (2), in order of place.
    case zoneExceptions
    /// The names of time zones.
    case zoneNames
    /// The first-level regions.
    case regions
    /// The names of regions.
    case regionNames
    /// The ISO 3166-2 codes of regions, without the country.
    case regionCodes
    /// The countries.
    case countries
    /// The English names of countries.
    case countryNames
    /// The folded names and codes of countries and regions in all languages.
    case areaKeys
    /// The places of each grid cell, as steps from one number to the next.
    case grid
    /// The airports, in order of IATA code, then ICAO code.
    case airports
    /// The names of airports.
    case airportNames
    /// The numbers of the airports that have an ICAO code, in its order (2 bytes each).
    case airportsByICAO
  }

  /// The size class of a population: eight classes for each doubling.
  package static func peak(of population: Int) -> Int {
    guard population > 0 else { return 0 }
    let exponent = Int.bitWidth - 1 - population.leadingZeroBitCount
    let fraction = exponent >= 3 ? population >> (exponent - 3) & 7 : population << (3 - exponent) & 7
    return min(255, exponent << 3 | fraction)
  }

  /// The checksum of bytes, which grew from FNV-1a, over words of eight bytes.
  package static func checksum(of bytes: [UInt8]) -> UInt64 {
    checksum(count: bytes.count) { offset, size in
      bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// The checksum of so many bytes; a closure reads up to eight of them as a number, the first as the highest.
  static func checksum(count: Int, number: (_ offset: Int, _ size: Int) -> UInt64) -> UInt64 {
    let prime: UInt64 = 0x0000_0100_0000_01B3
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var offset = 0
    while offset + 8 <= count {
      hash = (hash ^ number(offset, 8)) &* prime
      hash ^= hash >> 29
      offset += 8
    }
    let rest = count - offset
    return (hash ^ number(offset, rest) ^ UInt64(rest)) &* prime
  }
}
