import Testing

@testable import WeatherCore

struct EmbeddedGazetteerTests {
  private let service: GazetteerGeocodingService

  init() throws {
    service = try GazetteerGeocodingService()
  }

  @Test
  func `is whole and in order`() throws {
    let gazetteer = try Gazetteer.embedded()
    try gazetteer.verify()
    #expect(gazetteer.placeCount > 200_000)
    #expect(gazetteer.byteCount <= 12_000_000)
  }

  @Test(arguments: [
    ("Brussels", 2_800_866), ("São Paulo", 3_448_439), ("東京", 1_850_147), ("New York", 5_128_581),
    ("köln", 2_886_242), ("Cologne", 2_886_242), ("Springfield, IL", 4_250_542), ("Tromso", 3_133_895),
    ("北京", 1_816_670), ("Salisbury, Maryland", 4_368_711), ("Paris Texas", 4_717_560), ("paris", 2_988_507),
    ("Москва", 524_901), ("서울", 1_835_848), ("القاهرة", 360_630), ("Wellington, ZA", 3_359_510),
  ])
  func `takes a place without asking`(text: String, id: Int) {
    #expect(service.places(matching: PlaceQuery(text)).unambiguous?.geonameID == id)
  }

  @Test(arguments: ["Springfield", "Portland"])
  func `asks which place is meant`(text: String) {
    let matches = service.places(matching: PlaceQuery(text))
    #expect(matches.unambiguous == nil)
    #expect(matches.places.count > 5)
    let rows = matches.places.map { "\($0.name) \($0.region ?? "") \($0.subregion ?? "") \($0.coordinate)" }
    #expect(Set(rows).count == rows.count)
  }

  @Test(
    arguments: ["Springfield", "Portland", "Paris", "Köln", "Salisbury", "San José", "Georgia", "Oslo"],
    [1, 2, 50])
  func `asks or takes a place whatever the number asked for`(text: String, limit: Int) {
    let all = service.places(matching: PlaceQuery(text, limit: 10_000))
    let some = service.places(matching: PlaceQuery(text, limit: limit))
    #expect(some.unambiguous == all.unambiguous)
    #expect(some.places == Array(all.places.prefix(limit)))
    #expect(some.remark == all.remark)
  }

  @Test(arguments: ["Clifton, Virginia", "Albuquerque, Mexico", "Leeds N.Y.", "Paris, Mato Grosso do Sul"])
  func `takes no area for another whose name has its words`(text: String) {
    #expect(service.places(matching: PlaceQuery(text)).places.allSatisfy { !$0.isExactMatch })
  }

  @Test(arguments: [
    (PlaceQuery("Dover", country: "DE"), "DE"), (PlaceQuery("Venice", country: "CA"), "CA"),
    (PlaceQuery("Cambridge", country: "MA"), "MA"), (PlaceQuery("Athens", country: "GA"), "GA"),
    (PlaceQuery("Atlanta", country: "Georgia"), "GE"), (PlaceQuery("Paris", country: "フランス"), "FR"),
    (PlaceQuery("Libreville", region: "GA"), "US"), (PlaceQuery("Tbilisi", region: "Georgia"), "US"),
  ])
  func `finds nothing outside the country or region that is asked for`(query: PlaceQuery, country: String) {
    #expect(service.places(matching: query).places.allSatisfy { $0.country == country })
  }

  @Test(arguments: ["北干", "新多", "東亰"])
  func `forgives no mistake in a name of two letters`(text: String) {
    let matches = service.places(matching: PlaceQuery(text))
    #expect(matches.places.allSatisfy { $0.matched.foldedForSearch.hasPrefix(text.foldedForSearch) })
  }

  @Test
  func `gives the chief place of every country by its English name`() throws {
    let gazetteer = try Gazetteer.embedded()
    for country in 0..<gazetteer.countryNames.count {
      guard let chief = gazetteer.chiefPlace(ofCountry: country) else { continue }
      let name = gazetteer.countryNames[country].replacing(",", with: "")
      let matches = service.places(matching: PlaceQuery(name))
      #expect(matches.places.first?.geonameID == gazetteer.record(chief).geonameID, "\(name)")
      let isNamedSo = matches.places.first?.isExactMatch == true
      #expect(isNamedSo == (matches.remark == nil), "\(name)")
      #expect(isNamedSo || matches.unambiguous == nil, "\(name)")
    }
  }

  @Test(arguments: [
    ("Holland", "NL"), ("Nederland", "NL"), ("Ísland", "IS"), ("日本", "JP"), ("Polska", "PL"),
    ("Frankreich", "FR"), ("Palestine", "PS"),
  ])
  func `shows the chief place of a country by its other names`(text: String, country: String) {
    let matches = service.places(matching: PlaceQuery(text))
    #expect(matches.places.first?.country == country)
    #expect(matches.remark != nil)
    #expect(matches.unambiguous == nil)
  }

  @Test(arguments: [
    ("Poole", "GB"), ("Granada", "ES"), ("Norfolk", "US"), ("Salvador", "BR"), ("Lichtenstein", "DE"),
  ])
  func `puts cities and larger towns before countries that are called so elsewhere`(
    text: String, country: String
  ) {
    let matches = service.places(matching: PlaceQuery(text))
    #expect(matches.places.first?.country == country)
    #expect(matches.remark == nil)
  }

  @Test(arguments: ["xqzzt", "qwrtzpsdfg"])
  func `finds nothing rather than something`(text: String) {
    #expect(service.places(matching: PlaceQuery(text)).places.isEmpty)
  }

  @Test
  func `says which place is not in a region`() {
    let matches = service.places(matching: PlaceQuery("Leeds, NY"))
    #expect(!matches.places.contains { $0.country == "GB" })
    #expect(matches.remark == "no 'Leeds' in 'NY'")
  }
}
