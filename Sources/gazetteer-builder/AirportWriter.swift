import WeatherCore

/// Writes airports.
enum AirportWriter {
  /// The records of airports.
  static func bytes(of airports: [Dump.Airport], _ index: PlaceIndex, _ zones: [String: Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    for airport in airports {
      bytes += padded(airport.iata, to: 3) + padded(airport.icao, to: 4)
      bytes.append(index.countryNumbers[airport.country] ?? 0xFF, size: 1)
      bytes.append(airport.point.packed, size: 7)
      bytes.append(zones[airport.zone] ?? 0xFFFF, size: 2)
    }
    return bytes
  }

  /// The numbers of airports with an ICAO code, in its order.
  static func order(of airports: [Dump.Airport]) -> [UInt8] {
    var bytes: [UInt8] = []
    let numbers = airports.indices.filter { !airports[$0].icao.isEmpty }
    for number in numbers.sorted(by: { (airports[$0].icao, $0) < (airports[$1].icao, $1) }) {
      bytes.append(number, size: 2)
    }
    return bytes
  }

  private static func padded(_ code: String, to length: Int) -> [UInt8] {
    Array(code.utf8) + [UInt8](repeating: 0x20, count: length - code.utf8.count)
  }
}
