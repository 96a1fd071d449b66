import Testing

@testable import WeatherCore

struct GazetteerSearchTests {
  @Test(arguments: [
    ("Großstadt", [1]), ("grossstadt", [1]), ("bigtown", [1]), ("Grandeville", [1]), ("гросштадт", [1]),
    ("大城市", [1]), ("大城", [1]), ("GST", [1]), ("granville", [1, 2]), ("Saint Mary's", [7]), ("st marys", [7]),
    ("Autrement", [9]), ("Nonesuch", [9]), ("Twin Rivers", [6]), ("twin riv", [6]), ("bigt", [1]),
  ])
  func `finds names`(text: String, ids: [Int]) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.compactMap(\.geonameID) == ids)
  }

  @Test(arguments: [
    ("Twin, BB", [3, 4]), ("Twin, Betaland", [3, 4]), ("Twin, BBB", [3, 4]), ("Twin, AA", [5]),
    ("Twin, Xanadu", [3]),
    ("Twin, Sanadu", [3]), ("Twin Xanadu", [3]), ("Twin Yonder Betaland", [4]), ("Twin, Yonder, BB", [4]),
    ("Twin, BB-1", [3]), ("Twin, SP", [5]), ("Twin, アルファ国", [5]), ("Twin Alphalande", [5]),
    ("Granville, Green County", [2]), ("Granville, Green", [2]), ("Granville, Großstadt", [2]),
    ("Twin Yonder BB", [4]), ("Twin,Xanadu", [3]), ("Twin，Xanadu", [3]),
  ])
  func `keeps to qualifiers`(text: String, ids: [Int]) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.filter(\.isExactMatch).compactMap(\.geonameID) == ids)
  }

  @Test
  func `keeps to a country and a region that are given apart`() throws {
    let service = try SmallGazetteer.service()
    #expect(service.places(matching: PlaceQuery("Twin", country: "AA")).unambiguous?.geonameID == 5)
    #expect(service.places(matching: PlaceQuery("Twin", region: "Yonder")).unambiguous?.geonameID == 4)
    #expect(service.places(matching: PlaceQuery("Twin", country: "AA", region: "Yonder")).places.isEmpty)
  }

  @Test(arguments: [
    ("Bigtown, BB", "no 'Bigtown' in 'BB'"),
    ("Twin, North Province, AA", "no 'Twin' in 'North Province, AA'"),
  ])
  func `never passes over a qualifier that does not hold`(text: String, remark: String) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.isEmpty)
    #expect(matches.remark == remark)
  }

  @Test(
    arguments: [
      ("AA", ["AA"], []), ("aaa", ["AA"], []), ("アルファ国", ["AA"], []), ("Betaland", ["BB"], []),
      ("NP", [], ["AA North Province"]), ("AA-SP", [], ["AA South Province"]), ("Sanadu", [], ["BB Xanadu"]),
      ("Twin", [], []), ("", [], []), ("Alphaland Betaland", [], []),
    ] as [(String, Set<String>, Set<String>)])
  func `tells which areas a text names`(text: String, countries: Set<String>, regions: Set<String>) throws {
    let areas = try SmallGazetteer.service().areas(named: text)
    #expect(areas.countries == countries)
    #expect(Set(areas.regions.map { "\($0.country) \($0.name)" }) == regions)
  }

  @Test(arguments: [
    "Twin, Grandeville", "Großstadt, Betaland", "Twin, County", "Betaland, Großstadt", "Twin, 1",
  ])
  func `takes nothing that a qualifier contradicts`(text: String) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.unambiguous == nil)
    #expect(matches.places.filter(\.isExactMatch).isEmpty)
  }

  @Test
  func `asks when places of the same name are of like size`() throws {
    let service = try SmallGazetteer.service()
    #expect(service.places(matching: PlaceQuery("Twin, BB")).unambiguous == nil)
    #expect(service.places(matching: PlaceQuery("Granville")).unambiguous?.geonameID == nil)
    #expect(service.places(matching: PlaceQuery("Bigtown")).unambiguous?.geonameID == 1)
  }

  @Test(arguments: [
    "", " ", ",", ",,,", "qqqq", "x", "?!", "\u{0}", "🌧️🌧️", "\u{202E}", String(repeating: "a", count: 10_000),
    String(repeating: "a ", count: 5_000), String(repeating: "a,", count: 5_000), "aбγδ漢ก", "'",
    "\u{301}\u{301}",
  ])
  func `finds nothing for nonsense`(text: String) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.isEmpty)
  }

  @Test
  func `returns no more than asked for`() throws {
    let service = try SmallGazetteer.service()
    #expect(service.places(matching: PlaceQuery("Twin", limit: 1)).places.count == 1)
    #expect(service.places(matching: PlaceQuery("Twin", limit: 0)).places.isEmpty)
    #expect(service.places(matching: PlaceQuery("Twin", limit: -1)).places.isEmpty)
  }

  @Test(arguments: [
    (50.5, 4.26, 1), (50.61, 4.3, 2), (-16.8, -179.99, 7), (-16.8, 180, 7), (-16.8, -180, 7), (90, 0, 8),
    (89.9, 60, 8), (-90, 0, 5), (0.1, -0.1, 9), (-0.1, 0.1, 9), (12, 22, 4), (-45, -10, 9),
  ])
  func `finds the nearest place`(latitude: Double, longitude: Double, id: Int) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    let gazetteer = try Gazetteer(bytes: SmallGazetteer.bytes())
    let nearest = try #require(gazetteer.place(nearestTo: coordinate))
    #expect(nearest.place.geonameID == id)
    let distances = (0..<gazetteer.placeCount).compactMap {
      gazetteer.record($0).coordinate?.distance(to: coordinate)
    }
    #expect(nearest.distance == distances.min())
  }
}
