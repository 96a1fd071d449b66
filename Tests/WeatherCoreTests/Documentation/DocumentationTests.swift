import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// The code in the articles and in README is compiled, and does what is said of it.
struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The blocks of one language in README and in all articles, each with the name of its page.
  private static func blocks(_ language: String) throws -> [(page: String, text: String)] {
    let articles = root.appending(path: "Sources/WeatherCore/WeatherCore.docc")
    let names = try FileManager.default.subpathsOfDirectory(atPath: articles.path).filter {
      $0.hasSuffix(".md")
    }
    let pages = [root.appending(path: "README.md")] + names.sorted().map { articles.appending(path: $0) }
    return try pages.flatMap { page in
      try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```\(language)\n").dropFirst()
        .map { (page.lastPathComponent, $0.components(separatedBy: "```")[0]) }
    }
  }

  /// A text without the white space at the ends of its lines, so that it may be indented elsewhere.
  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  @Test(arguments: try blocks("swift"))
  func `code of a page is compiled`(page: String, text: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files =
      names.map { folder.appending(path: $0) } + [
        Self.root.appending(path: "Tests/Fixtures/Example.swift")
      ]
    let sources = try files.map { Self.unindented(try String(contentsOf: $0, encoding: .utf8)) }
    let code = Self.unindented(text).trimmingCharacters(in: .newlines)
    #expect(sources.contains { $0.contains(code) }, "\(page) has code that no test compiles:\n\(text)")
  }

  @Test(arguments: try blocks("json"))
  func `JSON of a page is JSON`(page: String, text: String) {
    #expect(throws: Never.self, "\(page)") { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test
  func `the list that is shown is one`() throws {
    let text = try #require(try Self.blocks("json").first { $0.page == "TheListsFile.md" }?.text)
    let locations = try LocationDocument(Array(text.utf8)).locations
    #expect(locations.map(\.id) == ["brussels", "home"])
    #expect(locations.last?.tags == ["work"])
  }

  @Test
  func `keeping a list goes as the article says`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/places.json"
    #expect(try await KeepingAListExamples.keep(path) == ["Oslo"])
    let rome = Location(name: "Rome", coordinate: try Coordinate(latitude: 41.9, longitude: 12.5))
    let store = FileStore(path: FilePath(path))
    try await store.addLocation(rome)
    for result in try await KeepingAListExamples.edit(store) { _ = try result.get() }
    let (shown, continuation) = AsyncStream.makeStream(of: [Location].self)
    let following = Task { await KeepingAListExamples.follow(store) { continuation.yield($0) } }
    defer { following.cancel() }
    #expect(await shown.first { _ in true } == [rome])
  }

  @Test
  func `a new weather service works as the article says`() async throws {
    let entry = ExampleWeatherEntry.all[0]
    #expect(entry.description.urlVariable == "WEATHER_EXAMPLE_WEATHER_URL")
    let server = try LoopbackServer(
      .json("{\"now\":{\"time\":\"2026-05-28T20:20:00Z\",\"temp\":\"50\"},\"units\":{\"temp\":\"°F\"}}"))
    var settings = Fixture.settings()
    settings.baseURLs[entry.description.name] = server.url
    let point = try Coordinate(latitude: 1.25, longitude: -2)
    let answers = try await entry.make(settings).answers(
      to: [WeatherQuestion(coordinate: point)], by: Deadline(in: .seconds(120)))
    #expect(try answers.first?.get().data.current?.temperature == 10)
    #expect(server.requests.first?.target == "/now?lat=1.25&lon=-2")
  }
}
