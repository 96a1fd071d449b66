import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct OpenMeteoGeocodingClientTests {
  static let springfields = """
    {"results":[
    {"id":1,"name":"Springfield","latitude":37.2,"longitude":-93.3,"feature_code":"PPLA2","country_code":"US",
     "timezone":"America/Chicago","population":166810,"country":"United States","admin1":"Missouri","admin2":"Greene"},
    {"id":2,"name":"Springfield","latitude":39.8,"longitude":-89.6,"feature_code":"PPLA","country_code":"US",
     "timezone":"America/Chicago","population":116565,"country":"United States","admin1":"Illinois"},
    {"id":3,"name":"Springfield Airport","latitude":39.9,"longitude":-89.7,"feature_code":"AIRP",
     "country_code":"US","country":"United States","admin1":"Illinois"},
    {"id":4,"name":"Springfield Heights","latitude":40,"longitude":-89.5,"feature_code":"PPL",
     "country_code":"US","population":900000,"country":"United States","admin1":"Illinois"},
    {"id":5,"name":"Springfield","latitude":-45.3,"longitude":168.1,"feature_code":"PPL","country_code":"NZ",
     "population":0,"country":"New Zealand","admin1":""}],
    "generationtime_ms":1}
    """

  @Test(
    arguments: [
      (PlaceQuery("Springfield"), [1, 2, 5, 4]),
      (PlaceQuery("springfield, il"), [2, 4]),
      (PlaceQuery("Springfield, Illinois, USA"), [2, 4]),
      (PlaceQuery("Springfield, Missouri, Israel"), []),
      (PlaceQuery("Springfield, Illinois, United States"), [2, 4]),
      (PlaceQuery("Springfield", country: "nz"), [5]),
      (PlaceQuery("Springfield", country: "New Zealand"), [5]),
      (PlaceQuery("Springfield", country: "USA"), [1, 2, 4]),
      (PlaceQuery("Springfield", country: "Neuseeland"), [5]),
      (PlaceQuery("Springfield", country: "ニュージーランド"), [5]),
      (PlaceQuery("Springfield", country: "il"), []),
      (PlaceQuery("Springfield", country: "Illinois"), []),
      (PlaceQuery("Springfield", country: "MO"), []),
      (PlaceQuery("Springfield", country: ""), []),
      (PlaceQuery("Springfield", region: "MO"), [1]),
      (PlaceQuery("Springfield", region: "US-MO"), [1]),
      (PlaceQuery("Springfield", region: "Иллинойс"), [2, 4]),
      (PlaceQuery("Springfield", region: "US"), []),
      (PlaceQuery("Springfield", region: "New Zealand"), []),
      (PlaceQuery("Springfield", region: ""), []),
      (PlaceQuery("Springfield", country: "USA", region: "IL"), [2, 4]),
      (PlaceQuery("Springfield, Greene"), [1]),
      (PlaceQuery("Springfield，Greene"), [1]),
      (PlaceQuery("Springfield;Missouri;Greene"), [1]),
      (PlaceQuery("Springfield, Mars"), []),
      (PlaceQuery("Springfield", limit: 1), [1]),
      (PlaceQuery(" , "), []),
    ] as [(PlaceQuery, [Int])])
  func `filters and ranks what the service finds`(query: PlaceQuery, ids: [Int]) async throws {
    let matches = try await places(query, answer: Self.springfields)
    #expect(matches.places.map(\.geonameID) == ids)
  }

  @Test(
    arguments: [
      (PlaceQuery("Springfield", country: "nz"), [5]), (PlaceQuery("Springfield", region: "Missouri"), [1]),
      (PlaceQuery("Springfield, Illinois, United States"), [2, 4]), (PlaceQuery("Springfield, IL"), []),
    ] as [(PlaceQuery, [Int])])
  func `goes by what the service tells where nothing else knows areas`(query: PlaceQuery, ids: [Int])
    async throws
  {
    let server = try LoopbackServer(.json(Self.springfields))
    defer { server.stop() }
    let client = try OpenMeteoGeocodingClient(settings: settings(server))
    #expect(try await client.places(matching: query).places.map(\.geonameID) == ids)
  }

  @Test
  func `takes over all that is told, and drops zeros and blanks`() async throws {
    let matches = try await places(PlaceQuery("Springfield"), answer: Self.springfields)
    let expected = Place(
      name: "Springfield", region: "Missouri", subregion: "Greene", country: "US",
      countryName: "United States",
      coordinate: try Coordinate(latitude: 37.2, longitude: -93.3), timeZone: "America/Chicago",
      population: 166_810, feature: "PPLA2", geonameID: 1, matched: "Springfield", isExactMatch: true)
    #expect(matches.places.first == expected)
    let zealand = try #require(matches.places.first { $0.geonameID == 5 })
    #expect(zealand.population == nil && zealand.region == nil && zealand.timeZone == nil)
  }

  @Test
  func `asks for a hundred places, in an address that is well formed`() async throws {
    let server = try LoopbackServer(.json("{\"generationtime_ms\":0.1}"))
    let matches = try await client(server).places(matching: PlaceQuery("São Paulo+&=%"))
    #expect(matches.places.isEmpty)
    let first = try #require(server.requests.first)
    #expect(first.path == "/v1/search")
    #expect(first.target.contains("name=S%C3%A3o%20Paulo%2B%26%3D%25&"))
    #expect(first.query("count") == "100")
  }

  @Test(arguments: ["é", "東", "🌧x", "e\u{301}"])
  func `cuts a name between letters`(letter: String) async throws {
    let server = try LoopbackServer(.json("{}"))
    let name = String(repeating: letter, count: 1_000)
    _ = try await client(server).places(matching: PlaceQuery(name))
    let sent = try #require(server.requests.first?.query("name"))
    #expect(sent.unicodeScalars.count == 200)
    #expect(name.unicodeScalars.starts(with: sent.unicodeScalars))
  }

  @Test
  func `tries the last words as a qualifier`() async throws {
    let server = try LoopbackServer { request in
      .json(request.query("name") == "Springfield" ? Self.springfields : "{}")
    }
    let matches = try await client(server).places(matching: PlaceQuery("Springfield New Zealand"))
    #expect(matches.places.map(\.geonameID) == [5])
    #expect(
      server.requests.map { $0.query("name") } == [
        "Springfield New Zealand", "Springfield New", "Springfield",
      ])
  }

  @Test
  func `asks which is meant though only one is asked for`() async throws {
    let matches = try await places(PlaceQuery("Springfield", limit: 1), answer: Self.springfields)
    #expect(matches.places.count == 1)
    #expect(matches.unambiguous == nil)
  }

  @Test
  func `says that a place is not where it should be`() async throws {
    let matches = try await places(PlaceQuery("Springfield, Mars"), answer: Self.springfields)
    #expect(matches.remark == "no 'Springfield' in 'Mars'")
  }

  @Test
  func `leaves out what has no name or no point, and keeps a territory without a country`() async throws {
    let text = """
      {"results":[{"name":"Nowhere"},{"name":"Null Island","latitude":0,"longitude":0},
      {"latitude":1,"longitude":1},{"name":"","latitude":1,"longitude":1},
      {"name":"Off","latitude":91,"longitude":1},{"name":"Bad\\u001b[2J","latitude":1,"longitude":1},
      {"id":7,"name":"San Juan","latitude":18.4,"longitude":-66.1,"country_code":"PR","population":"418140"}]}
      """
    let matches = try await places(PlaceQuery("x"), answer: text)
    #expect(matches.places.map(\.name) == ["San Juan"])
    #expect(matches.places.first?.country == "PR")
    #expect(matches.places.first?.countryName == nil)
    #expect(matches.places.first?.population == 418_140)
  }

  @Test(arguments: [("{\"results\":{}}", FailureCode.protocol), ("[]", .protocol), ("<p>", .protocol)])
  func `says what is wrong with an answer`(text: String, code: FailureCode) async throws {
    let error = await #expect(throws: ServiceError.self) {
      try await places(PlaceQuery("Paris"), answer: text)
    }
    #expect(error?.code == code)
  }

  private func places(_ query: PlaceQuery, answer: String) async throws -> PlaceMatches {
    let server = try LoopbackServer(.json(answer))
    defer { server.stop() }
    return try await client(server).places(matching: query)
  }

  private func client(_ server: LoopbackServer) throws -> OpenMeteoGeocodingClient {
    let gazetteer = try GazetteerGeocodingService()
    return try OpenMeteoGeocodingClient(settings: settings(server)) { gazetteer.areas(named: $0) }
  }

  private func settings(_ server: LoopbackServer) -> ServiceSettings {
    var settings = Fixture.settings()
    settings.baseURLs[OpenMeteoGeocodingClient.name] = server.url
    return settings
  }
}
