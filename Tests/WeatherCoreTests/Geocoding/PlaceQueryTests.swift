import Testing
import WeatherCore

struct PlaceQueryTests {
  @Test
  func `never asks for less than nothing`() {
    var query = PlaceQuery("Oslo", limit: -1)
    #expect(query.limit == 0)
    query.limit = 3
    query.limit = .min
    #expect(query.limit == 0)
  }

  @Test(arguments: [
    ("Springfield", ["Springfield"]), (" Springfield , IL,", ["Springfield", "IL"]), ("A;B", ["A", "B"]),
    ("東京、日本", ["東京", "日本"]), ("东京，日本", ["东京", "日本"]), ("القاهرة، مصر", ["القاهرة", "مصر"]),
    ("", []), (" , ;", []), ("a,?,b", ["a", "b"]), ("1,2,3,4,5,6,7", ["1", "2", "3", "4", "5", "6"]),
    (String(repeating: "é", count: 300), [String(repeating: "é", count: 256)]),
  ])
  func `splits a text at commas of any script`(text: String, parts: [String]) {
    #expect(PlaceQuery(text).parts == parts)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (5, 2)])
  func `gets no more previews than it asks for`(limit: Int, count: Int) async throws {
    let service = GeocodingPreviewClient(names: ["Oslo", "Osaka", "Paris"])
    #expect(try await service.places(matching: PlaceQuery("Os", limit: limit)).places.count == count)
  }
}
