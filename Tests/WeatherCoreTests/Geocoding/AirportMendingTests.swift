import Testing

@testable import gazetteer_builder

struct AirportMendingTests {
  /// A dump of towns at 50°30′N, a degree apart, each with an airport that is written in one way or the other.
  private func dump(country: String, isSexagesimal: Bool, count: Int) -> Dump {
    var dump = Dump()
    for number in 0..<count {
      dump.places.append(
        Dump.Place(
          id: number, name: "Town \(number)", asciiName: "", alternates: [], latitude: 5_050_000,
          longitude: number * 100_000 + 50_000, feature: "PPL", country: country, region: "", subregion: "",
          population: 1, zone: ""))
      dump.airports.append(
        Dump.Airport(
          iata: "", icao: "A\(number)", name: "Airport", city: "Town \(number)", country: country,
          latitude: isSexagesimal ? 5_030_000 : 5_050_000,
          longitude: number * 100_000 + (isSexagesimal ? 30_000 : 50_000), zone: ""))
    }
    return dump
  }

  @Test
  func `reads minutes and seconds that were copied as decimals`() {
    var dump = dump(country: "BE", isSexagesimal: true, count: 6)
    dump.mendSexagesimalAirports()
    #expect(dump.airports.allSatisfy { $0.latitude == 5_050_000 })
    #expect(dump.airports.map(\.longitude) == dump.places.map(\.longitude))
  }

  @Test(arguments: [(false, 6), (true, 4)])
  func `leaves decimals alone, and what few witnesses say`(isSexagesimal: Bool, count: Int) {
    var dump = dump(country: "NL", isSexagesimal: isSexagesimal, count: count)
    let before = dump.airports.map(\.latitude)
    dump.mendSexagesimalAirports()
    #expect(dump.airports.map(\.latitude) == before)
  }
}
