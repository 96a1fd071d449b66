import Testing

@testable import WeatherCore

struct GazetteerSpellingTests {
  @Test(arguments: [
    ("Grosstadt", 1), ("Grosssttadt", 1), ("Gorssstadt", 1), ("Xrossstadt", 1), ("Vorkustk", 8),
    ("Workutsk", 8),
    ("bigtwon", 1), ("Гросштатд", 1), ("Twn Rivers Junctoin", 6), ("Sant Marys", 7),
  ])
  func `forgives typing mistakes`(text: String, id: Int) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.first?.geonameID == id)
    #expect(matches.unambiguous == nil)
    #expect(matches.places.allSatisfy { !$0.isExactMatch })
    #expect(!matches.suggestions.isEmpty)
    #expect(matches.suggestions.count <= 3)
  }

  @Test(arguments: [("大城布", []), ("大域市", []), ("大城", [1]), ("大", []), ("ГС", []), ("ГСП", [])])
  func `counts letters of every script one by one`(text: String, ids: [Int]) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.compactMap(\.geonameID) == ids)
    #expect(matches.suggestions.isEmpty)
  }

  @Test(arguments: [
    ("", 0), ("oslo", 4), ("new york", 8), ("a1", 2), ("уфа", 3), ("北干", 2), ("αθηνα", 5), ("カナ", 2),
    ("서", 2),
    ("a北b", 3), ("\u{10400}x", 2),
  ])
  func `tells how many letters symbols stand for`(folded: String, count: Int) {
    #expect(LetterCode.letterCount(of: LetterCode.symbols(of: folded)) == count)
  }

  @Test(arguments: [
    ("Groszstadt", 1), ("Saintmarys", 7), ("Bigtown City", 1), ("City of Bigtown", 1), ("大城区", 1),
  ])
  func `knows other ways to write a name`(text: String, id: Int) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.first?.geonameID == id)
  }

  @Test(arguments: [
    ("वोरकुत्स्क", 8), ("ვორკუტსკ", 8), ("ვორკუცკი", 8), ("Վորկուցկ", 8), ("ヴォルクツク", 8), ("ቮርኩትስክ", 8),
    ("فورکوتسک", 8),
    ("ବୋର୍କୁତ୍ସ୍କ", 8), ("วอร์คุตสก์", 8), ("보르쿠츠크", 8),
  ])
  func `compares sounds across scripts`(text: String, id: Int) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.first?.geonameID == id)
    #expect(matches.unambiguous == nil)
  }

  @Test(arguments: [
    ("Alphaland", 1, "'Alphaland' is a country; its chief place is shown"),
    ("アルファ国", 1, "'Alphaland' is a country; its chief place is shown"),
    ("Yonder", 4, "'Yonder' is a region; its chief place is shown"),
  ])
  func `shows the chief place of a country or region`(text: String, id: Int, remark: String) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.first?.geonameID == id)
    #expect(matches.remark == remark)
    #expect(matches.unambiguous == nil)
  }

  @Test
  func `says where else places of the name are`() throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery("Bigtown, BB"))
    #expect(matches.suggestions == ["Großstadt, North Province, AA"])
  }

  @Test(arguments: [
    ("iata:GST", "Großstadt International Airport"), ("IATA: gst", "Großstadt International Airport"),
    ("icao:AAGS", "Großstadt International Airport"), ("icao:bbtw", "Twin Airfield"),
  ])
  func `finds airports by code`(text: String, name: String) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    let airport = try #require(matches.unambiguous)
    #expect(airport.name == name)
    #expect(airport.feature == "AIRP")
    #expect(airport.timeZone != nil)
    #expect(airport.region != nil)
  }

  @Test(arguments: [
    (PlaceQuery("iata:GST", country: "AA"), true), (PlaceQuery("iata:GST", country: "Alphalande"), true),
    (PlaceQuery("iata:GST", country: "BB"), false), (PlaceQuery("iata:GST", country: "nowhere"), false),
    (PlaceQuery("iata:GST", country: "North Province"), false),
    (PlaceQuery("iata:GST", region: "North Province"), true), (PlaceQuery("iata:GST", region: "NP"), true),
    (PlaceQuery("iata:GST", region: "Alphaland"), false), (PlaceQuery("iata:GST", region: "Metro"), true),
    (PlaceQuery("iata:GST", region: "Xanadu"), false),
    (PlaceQuery("iata:GST, AA"), true), (PlaceQuery("iata:GST, North Province, Alphaland"), true),
    (PlaceQuery("iata:GST, BB"), false), (PlaceQuery("icao:BBTW", country: "AA"), false),
    (PlaceQuery("icao:BBTW, Xanadu", country: "BB"), true),
  ])
  func `finds airports only where they are`(query: PlaceQuery, isThere: Bool) throws {
    let matches = try SmallGazetteer.service().places(matching: query)
    #expect((matches.unambiguous != nil) == isThere)
    #expect(matches.places.isEmpty != isThere)
    #expect(matches.remark?.hasPrefix("no airport with the ") != isThere)
  }

  @Test
  func `says where an airport is not`() throws {
    let matches = try SmallGazetteer.service().places(
      matching: PlaceQuery("iata:gst, South Province", country: "BB"))
    #expect(matches.remark == "no airport with the IATA code 'gst' in 'South Province, BB'")
  }

  @Test
  func `hints at an airport's code`() throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery("BBTW"))
    #expect(matches.places.isEmpty)
    #expect(matches.remark == "'BBTW' is the code of Twin Airfield; write icao:BBTW")
  }

  @Test(arguments: [("アルファ国大城市", 1), ("大城市, アルファ国", 1), ("アルファ国 大城市", 1)])
  func `takes an area before the place`(text: String, id: Int) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.unambiguous?.geonameID == id)
  }

  @Test(arguments: [
    ("GROßSTADT", "Großstadt"), ("bigtown", "Bigtown"), ("Grändeville", "Grändeville"), ("gst", "GST"),
  ])
  func `tells the spelling that fitted`(text: String, matched: String) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.first?.matched == matched)
  }

  @Test(arguments: [
    "iata:ZZZ", "iata:GSTX", "iata:", "icao:GST", "icao:????", "iata:é€", "icao:\u{0}\u{0}\u{0}\u{0}",
  ])
  func `knows no other airports`(text: String) throws {
    let matches = try SmallGazetteer.service().places(matching: PlaceQuery(text))
    #expect(matches.places.isEmpty)
    #expect(matches.remark?.hasPrefix("no airport with the ") == true)
  }

  @Test(arguments: [
    ("gr", ["Großstadt", "Granville"]), ("Große", []), ("tw", ["Twin", "Twin Rivers Junction"]),
    ("big", ["Bigtown"]),
    ("ГРО", ["гросштадт"]), ("", []), ("?", []), ("zz", []),
  ])
  func `completes names, the largest first`(prefix: String, names: [String]) throws {
    #expect(try SmallGazetteer.service().completions(prefix: prefix) == names)
  }

  @Test
  func `completes no more names than asked for`() throws {
    let service = try SmallGazetteer.service()
    #expect(service.completions(prefix: "t", limit: 1) == ["Twin"])
    #expect(service.completions(prefix: "t", limit: 0).isEmpty)
  }

  @Test
  func `finds by edits just what comparing all keys finds`() throws {
    let gazetteer = try Gazetteer(bytes: SmallGazetteer.bytes())
    for pattern in [
      "twin", "grossstat", "granvile", "vorkutks", "saint marys", "bitgown", "twinriversjunction",
      "win", "wtin", "atwin", "pwin", "rgossstadt", "orkutsk", "гроштадт", "рошштадт",
    ] {
      for limit in 1...2 {
        for table in [gazetteer.names, gazetteer.alternates] {
          let symbols = LetterCode.symbols(of: pattern)
          var found: [Int] = []
          var walk = EditWalk(pattern: symbols, limit: limit)
          walk.visit(table) { cursor, _ in found.append(cursor.index) }
          if limit == 1 { table.visit(otherStartsOf: symbols) { found.append($0.index) } }
          var expected: [Int] = []
          var cursor = table.cursor(atBlock: 0)
          repeat {
            let hasSameStart = cursor.key.first == symbols.first
            if EditDistance.between(Array(cursor.key), symbols, limit: limit) != nil,
              hasSameStart || limit == 1
            {
              expected.append(cursor.index)
            }
          } while cursor.advance()
          #expect(found.sorted() == expected, "\(pattern)")
        }
      }
    }
  }
}
