import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct WeatherProvidersTests {
  @Test
  func `names what there is when a name is unknown`() {
    let error = #expect(throws: ServiceError.self) {
      try WeatherProviders.service(named: ["open-meteo", "wether"], settings: Fixture.settings())
    }
    #expect(error?.code == .usage)
    #expect(error?.message.hasPrefix("unknown provider 'wether'; there are open-meteo, ") == true)
  }

  @Test(arguments: [
    "http://example.org", "ftp://127.0.0.1", "", "https://example.org?x", "javascript:alert(1)",
  ])
  func `refuses an impossible base address`(url: String) {
    let error = #expect(throws: ServiceError.self) { try Fixture.service("open-meteo", at: url) }
    #expect(error?.code == .configuration)
  }

  @Test
  func `names variables after providers`() throws {
    let description = try #require(WeatherProviders.all.first)
    #expect(description.name == WeatherProviders.defaultName)
    #expect(description.keyVariable == "WEATHER_OPEN_METEO_KEY")
    #expect(description.urlVariable == "WEATHER_OPEN_METEO_URL")
    #expect(Set(WeatherProviders.names).count == WeatherProviders.all.count)
  }

  @Test
  func `makes up the same weather for a point at all times, marked as a sample`() async throws {
    let service = try WeatherProviders.service(named: ["sample"], settings: Fixture.settings())
    let coordinates = try (-9...9).map { try Coordinate(latitude: Double($0) * 10, longitude: Double($0)) }
    let first = await service.weather(at: coordinates)
    #expect(await service.weather(at: coordinates) == first)
    let reversed: [Result<WeatherData, ServiceError>] = await service.weather(at: coordinates.reversed())
    #expect(reversed.reversed() == first)
    let all = try first.map { try $0.get() }
    #expect(all.allSatisfy { $0.source.isSample && $0.source.attribution.contains("made up") })
    #expect(Set(all.map(\.current?.temperature)).count > 10)
    for current in all.compactMap(\.current) { #expect(current == current.checked()) }
  }

  @Test
  func `asks the next provider for what the first does not know, and says who answered`() async throws {
    let server = try LoopbackServer(.json("{}", status: 500))
    var settings = Fixture.settings()
    settings.baseURLs["open-meteo"] = server.url
    let service = try WeatherProviders.service(named: ["open-meteo", "sample"], settings: settings)
    let results = await service.weather(at: [try Coordinate(latitude: 1, longitude: 1)])
    #expect(try results.first?.get().source.provider == "sample")
    #expect(server.requests.count == 1)
  }

  @Test
  func `asks once for two places at one point`() async throws {
    let server = try LoopbackServer { request in
      let count = request.query("latitude")?.split(separator: ",").count ?? 0
      let answer = OpenMeteoClientTests.answer(OpenMeteoClientTests.full)
      return .json("[" + Array(repeating: answer, count: count).joined(separator: ",") + "]")
    }
    let service = try Fixture.service("open-meteo", at: server.url)
    let (first, second) = (
      try Coordinate(latitude: 1, longitude: 2), try Coordinate(latitude: 3, longitude: 4)
    )
    let results = await service.weather(at: [first, second, first])
    #expect(results.count == 3)
    #expect(results.allSatisfy { (try? $0.get()) != nil })
    #expect(server.requests.map { $0.query("latitude") } == ["1,3"])
  }

  @Test
  func `leaves the next provider time when the first hangs`() async throws {
    let server = try LoopbackServer(.silence)
    var settings = Fixture.settings()
    settings.baseURLs["open-meteo"] = server.url
    settings.deadline = { Deadline(in: .seconds(4)) }
    let service = try WeatherProviders.service(named: ["open-meteo", "sample"], settings: settings)
    let results = await service.weather(at: [try Coordinate(latitude: 1, longitude: 1)])
    #expect(try results.first?.get().source.provider == "sample")
  }

  @Test
  func `shows a key to nobody`() throws {
    let secret = try #require(Secret(" k3y\n"))
    #expect(secret.revealed() == "k3y")
    var dumped = ""
    dump(secret, to: &dumped)
    var settings = Fixture.settings()
    settings.keys["open-meteo"] = secret
    for text in [
      "\(secret)", String(reflecting: secret), dumped, "\(settings)", String(reflecting: settings),
    ] {
      #expect(!text.contains("k3y"))
    }
    for text in ["", " ", "a b", "a\r\nX: y", "ü", String(repeating: "a", count: 600)] {
      #expect(Secret(text) == nil)
    }
  }
}
