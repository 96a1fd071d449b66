import Foundation
import TestSupport
import Testing

@testable import WeatherCore

final class FileProviderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func weather(_ text: String, at points: [Coordinate], age: Double = 0) async throws -> [Result<
    WeatherData, ServiceError
  >] {
    let path = folder.path + "/answer.json"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: Fixture.now.addingTimeInterval(-age)], ofItemAtPath: path)
    let service = try WeatherProviders.service(named: ["file:" + path], settings: Fixture.settings())
    return await service.weather(at: points)
  }

  @Test(arguments: [
    (OpenMeteoClientTests.answer(OpenMeteoClientTests.full), 12.5, "Open-Meteo"),
    ("[" + OpenMeteoClientTests.answer(OpenMeteoClientTests.full) + "]", 12.5, "Open-Meteo"),
    (METNorwayClientTests.forecast(), 12, "MET Norway"),
    (
      PirateWeatherClientTests.answer("\"temperature\":50", units: "us").replacingOccurrences(
        of: "\"latitude\":1,\"longitude\":2", with: "\"latitude\":50.8,\"longitude\":4.4"), 10,
      "Pirate Weather"
    ),
    (NWSClientTests.observation(), 20, "National Weather Service"),
  ])
  func `reads a saved answer of any service`(text: String, temperature: Double, credit: String) async throws {
    let data = try #require(
      try await weather(text, at: [try Coordinate(latitude: 50.85, longitude: 4.35)]).first
    ).get()
    #expect(abs((data.current?.temperature ?? 999) - temperature) < 1e-9)
    #expect(data.source.provider == "file")
    #expect(data.source.attribution.contains(credit))
    #expect(data.fetchedAt == Fixture.now)
    #expect(!data.isStale)
  }

  @Test
  func `gives no answer for another place, and the age of an old one`() async throws {
    let text = OpenMeteoClientTests.answer(OpenMeteoClientTests.full)
    let results = try await weather(
      text,
      at: [try Coordinate(latitude: 50.85, longitude: 4.35), try Coordinate(latitude: -33, longitude: 151)],
      age: 3600)
    #expect(try results.first?.get().isStale == true)
    #expect(try results.first?.get().fetchedAt == Fixture.now.addingTimeInterval(-3600))
    let error = #expect(throws: ServiceError.self) { try results.last?.get() }
    #expect(error?.code == .notFound)
  }

  @Test(arguments: [
    "", "{}", "[]", "[{}]", "[1,[]]", "hello", "{\"error\":true,\"reason\":\"no\"}",
    String(repeating: "[", count: 999),
  ])
  func `says that a file is no answer`(text: String) async throws {
    let result = try await weather(text, at: [try Coordinate(latitude: 1, longitude: 1)]).first
    let error = #expect(throws: ServiceError.self) { try result?.get() }
    #expect(error?.code == .data)
  }

  @Test(arguments: ["/nonexistent/answer.json", "/", "/dev/null"])
  func `says that a file cannot be opened`(path: String) async throws {
    let service = try WeatherProviders.service(named: ["file:" + path], settings: Fixture.settings())
    let result = await service.weather(at: [try Coordinate(latitude: 1, longitude: 1)]).first
    let error = #expect(throws: ServiceError.self) { try result?.get() }
    #expect(error?.code == .noInput)
  }

  @Test
  func `needs the name of a file, each time that it is named`() async throws {
    for names in [["file"], ["FILE:/nonexistent.json", "file"]] {
      let error = #expect(throws: ServiceError.self) {
        try WeatherProviders.service(named: names, settings: Fixture.settings())
      }
      #expect(error?.code == .configuration)
    }
  }
}
