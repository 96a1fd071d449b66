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

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (5, 2)])
  func `gets no more previews than it asks for`(limit: Int, count: Int) async throws {
    let service = GeocodingPreviewClient(names: ["Oslo", "Osaka", "Paris"])
    #expect(try await service.places(matching: PlaceQuery("Os", limit: limit)).places.count == count)
  }
}
