import Testing

@testable import WeatherCore
@testable import gazetteer_builder

/// What people type, over places of their own that are made to be mistaken.
struct EverydayQueryTests {
  private let service: GazetteerGeocodingService

  init() throws {
    let cities = [
      place(1, "Riverton", at: "50.0", "4.0", "AA", "01", "011", 30_000),
      place(2, "Riverton", at: "52.0", "5.0", "AA", "02", "", 28_000),
      place(3, "Port-la-Vieille", at: "50.2", "4.1", "AA", "01", "011", 9_000),
      place(4, "Ørnes", at: "50.3", "4.2", "AA", "01", "012", 3_000),
      place(5, "Winder", at: "50.4", "4.3", "AA", "01", "011", 700),
      place(6, "Winder", at: "50.5", "4.4", "AA", "01", "012", 600),
      place(7, "Winder", at: "50.6", "4.5", "AA", "01", "", 500),
      place(8, "Kawa", "河原", at: "10.0", "20.0", "BB", "X", "", 2_000_000),
      place(9, "Kawa Mura", "河原", at: "11.0", "21.0", "BB", "Y", "", 700),
      place(10, "Mapleton", at: "12.0", "22.0", "BB", "W", "", 5_000),
      place(11, "Å", at: "50.7", "4.6", "AA", "02", "", 900),
      place(12, "Lakeside on Water", at: "50.8", "4.7", "AA", "02", "", 8_000),
      // Towns that have names of countries.
      place(13, "Alphaland", at: "13.0", "23.0", "BB", "X", "", 400_000),
      place(14, "Alphaland", at: "13.5", "23.5", "BB", "Y", "", 600),
      place(15, "Betastan", at: "51.0", "4.9", "AA", "02", "", 40_000),
      place(16, "Betaburg", at: "51.2", "4.9", "AA", "02", "", 60_000),
      place(17, "Alphaburg", at: "13.2", "23.2", "BB", "X", "", 40_000),
    ]
    let dump = try SmallDump(changes: [
      "cities500.txt": cities.joined(),
      "admin1CodesASCII.txt": """
      AA.01\tNorth Province\tNorth Province\t911
      AA.02\tSouth Province\tSouth Province\t912
      BB.X\tXanadu\tXanadu\t921
      BB.Y\tYonder\tYonder\t922
      BB.W\tWest Xanadu\tWest Xanadu\t923

      """,
      // One region has the code of the other country.
      "iso3166-2.txt": "AA.01\tAA-BB\nAA.02\tAA-SP\nBB.X\tBB-XU\n",
      "alternateNamesV2.txt": """
      1\t3\tde\tAlthafen\t\t\t\t\t\t
      2\t902\tfr\tBetastan\t\t\t\t\t\t
      3\t902\tde\tBetaburg\t\t\t\t\t\t
      4\t901\tde\tAlphaburg\t\t\t\t\t\t

      """,
    ])
    service = GazetteerGeocodingService(
      gazetteer: try Gazetteer(bytes: GazetteerWriter(Dump(folder: dump.path)).bytes()))
  }

  private func matches(_ text: String) -> PlaceMatches {
    service.places(matching: PlaceQuery(text))
  }

  @Test(arguments: [
    "Riverton, South Province, Betaland", "Riverton, South Province, Xanadu", "Riverton, BB, SP",
  ])
  func `finds nothing where areas contradict each other`(text: String) {
    #expect(matches(text).places.isEmpty)
  }

  @Test(arguments: [
    ("Riverton, South Province Alphaland", 2), ("Riverton, SP, Alphaland", 2),
    ("Riverton, AA, North Province", 1),
    ("Riverton,SP", 2), ("Riverton SP", 2), ("riverton, south province", 2), ("Riverton, S.P.", 2),
    ("Riverton S.P.", 2), ("Riverton, BB", 1), ("Kawa, BB", 8), ("Kawa Xanadu", 8), ("河原", 8),
    ("Port la Vieille", 3), ("port-la-vieille", 3), ("PORT LA VIEILLE, Alphaland", 3), ("Ornes", 4),
    ("Ørnes", 4), ("Althafen", 3), ("Mapleton, West Xanadu", 10), ("Å", 11), ("å", 11),
  ])
  func `takes the place that is meant`(text: String, id: Int) {
    #expect(matches(text).unambiguous?.geonameID == id)
  }

  @Test(arguments: [
    ("Riverton", [1, 2]), ("Winder", [5, 6, 7]), ("Rivertown", [1, 2]), ("Port la Vielle", [3]),
    ("Kawwa", [8]), ("a", [11]), ("Riverton O.S.", [1, 2]), ("Lakeside o. W.", [12]),
    ("Riverton/Althafen", [1, 2]), ("Riverton Island", [1, 2]), ("Winder Atoll", [5, 6, 7]),
  ])
  func `asks which place is meant`(text: String, ids: [Int]) {
    let matches = matches(text)
    #expect(matches.unambiguous == nil)
    #expect(matches.places.compactMap(\.geonameID) == ids)
  }

  @Test(arguments: [
    ("Mapleton, Xanadu", "no 'Mapleton' in 'Xanadu'"), ("Mapleton SP", "no 'Mapleton' in 'SP'"),
    ("Mapleton S.P.", "no 'Mapleton' in 'S.P.'"), ("Ørnes, BB, Betaland", "no 'Ørnes' in 'BB, Betaland'"),
  ])
  func `says that the place is elsewhere`(text: String, remark: String) {
    let matches = matches(text)
    #expect(matches.places.isEmpty)
    #expect(matches.remark == remark)
    #expect(!matches.suggestions.isEmpty)
  }

  // `BB` is the code of a region and of the other country.
  @Test(
    arguments: [
      (PlaceQuery("Riverton", country: "BB"), []), (PlaceQuery("Riverton", region: "BB"), [1]),
      (PlaceQuery("Kawa", country: "BB"), [8, 9]), (PlaceQuery("Kawa", region: "BB"), []),
      (PlaceQuery("Kawa", country: "Betaland", region: "Xanadu"), [8]),
      (PlaceQuery("Kawa", region: "Betaland"), []), (PlaceQuery("Kawa", country: "Xanadu"), []),
      (PlaceQuery("Port-la-Vieille", country: "Riverton"), []),
      (PlaceQuery("Port-la-Vieille", region: "Riverton"), []),
    ] as [(PlaceQuery, [Int])])
  func `takes no region for a country, and no country for a region`(query: PlaceQuery, ids: [Int]) {
    #expect(service.places(matching: query).places.compactMap(\.geonameID) == ids)
  }

  @Test(arguments: [
    (PlaceQuery("Riverton", country: "BB"), "no 'Riverton' in 'BB'"),
    (PlaceQuery("Kawa", region: "Betaland"), "'Betaland' is a country, not a region"),
    (PlaceQuery("Kawa", country: "Xanadu"), "'Xanadu' is a region, not a country"),
    (PlaceQuery("Kawa", country: "Riverton"), "there is no country 'Riverton'"),
  ])
  func `says what is wrong with a country or region`(query: PlaceQuery, remark: String) {
    #expect(service.places(matching: query).remark == remark)
  }

  // The chief place of Alphaland is Betaburg, that of Betaland is Kawa.
  @Test(
    arguments: [
      ("Alphaland", [16, 13, 14], "'Alphaland' is a country; its chief place is shown"),
      ("ALPHALAND", [16, 13, 14], "'Alphaland' is a country; its chief place is shown"),
      ("Betaland", [8], "'Betaland' is a country; its chief place is shown"),
      ("Betastan", [8, 15], "'Betaland' is a country; its chief place is shown"),
      ("Alphaburg", [16, 17], "'Alphaland' is a country; its chief place is shown"), ("Betaburg", [16], nil),
      ("Alphaland, Yonder", [14], nil),
      ("Alphaland, Betaland", [13, 14], nil), ("Alphaland Xanadu", [13], nil),
    ] as [(String, [Int], String?)])
  func `puts the chief place of a country before towns of its name`(
    text: String, ids: [Int], remark: String?
  ) {
    let matches = matches(text)
    #expect(matches.places.compactMap(\.geonameID) == ids)
    #expect(matches.remark == remark)
    if remark != nil { #expect(matches.unambiguous == nil) }
  }

  @Test
  func `tells rows of one name apart`() {
    let rows = matches("Winder").places.map { "\($0.name) \($0.region ?? "") \($0.coordinate)" }
    #expect(rows.count == 3)
    #expect(Set(rows).count == 3)
    #expect(Set(matches("Winder").places.map(\.subregion)).count == 3)
  }

  @Test
  func `keeps the letters of a name`() {
    #expect(matches("Ornes").places.first?.name == "Ørnes")
    #expect(matches("Port la Vielle").places.first?.name == "Port-la-Vieille")
  }
}

private func place(
  _ id: Int, _ name: String, _ others: String = "", at latitude: String, _ longitude: String,
  _ country: String, _ region: String, _ district: String, _ people: Int
) -> String {
  SmallDump.place(
    id, name, others, at: latitude, longitude, in: country, region, district, people: people,
    zone: "Africa/Lagos")
}
