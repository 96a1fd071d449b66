import WeatherCore

extension Dump {
  /// How many airports of a country must tell how its coordinates are written.
  private static let leastWitnesses = 5

  /// Mends the airports of countries whose minutes and seconds were copied as if they were decimals.
  ///
  /// Of such a country, more airports lie near the town that they are named for when the digits after the point
  /// are read as minutes and seconds than when they are read as decimals. There each airport is read so that it
  /// lies nearest to its town.
  mutating func mendSexagesimalAirports() {
    let towns = Dictionary(grouping: places.indices) {
      "\(places[$0].country) \(places[$0].name.foldedForSearch)"
    }
    var readings: [Int: (latitude: Int, longitude: Int, isNearer: Bool)] = [:]
    var votes: [String: (sexagesimal: Int, decimal: Int)] = [:]
    for (number, airport) in airports.enumerated() {
      let key = "\(airport.country) \(airport.city.foldedForSearch)"
      guard let town = towns[key], let plain = airport.point.coordinate, let reading = airport.sexagesimal,
        let other = GridPoint(latitude: reading.latitude, longitude: reading.longitude).coordinate
      else { continue }
      func distance(_ coordinate: Coordinate) -> Double {
        town.compactMap { places[$0].point.coordinate?.distance(to: coordinate) }.min() ?? .infinity
      }
      let (near, far) = (distance(other), distance(plain))
      readings[number] = (reading.latitude, reading.longitude, near < far)
      votes[airport.country, default: (0, 0)].sexagesimal += near < far / 2 && far > 10_000 ? 1 : 0
      votes[airport.country, default: (0, 0)].decimal += far < near / 2 ? 1 : 0
    }
    for (number, reading) in readings where reading.isNearer {
      guard let vote = votes[airports[number].country], vote.sexagesimal >= Self.leastWitnesses,
        vote.sexagesimal > vote.decimal
      else { continue }
      airports[number].latitude = reading.latitude
      airports[number].longitude = reading.longitude
    }
  }
}

extension Dump.Airport {
  /// Where the airport is when the digits after the point are minutes and seconds, or `nil` when they cannot be.
  fileprivate var sexagesimal: (latitude: Int, longitude: Int)? {
    func read(_ units: Int) -> Int? {
      let (degrees, rest) = units.magnitude.quotientAndRemainder(dividingBy: 100_000)
      let (minutes, seconds) = (rest / 1_000, rest / 10 % 100)
      guard minutes < 60, seconds < 60 else { return nil }
      let value = Int(degrees * 100_000 + (minutes * 60 + seconds) * 100_000 / 3_600)
      return units < 0 ? -value : value
    }
    guard let latitude = read(latitude), let longitude = read(longitude) else { return nil }
    return (latitude, longitude)
  }
}
