import Testing

@testable import WeatherCore

struct GazetteerBytesTests {
  @Test(arguments: [[], [0], Array("{\"version\":1}".utf8), GazetteerFormat.magic])
  func `refuses other bytes`(bytes: [UInt8]) {
    #expect(throws: GazetteerError.self) { try Gazetteer(bytes: bytes) }
  }

  @Test
  func `refuses another version`() throws {
    var bytes = try SmallGazetteer.bytes()
    bytes[8] = 99
    #expect(throws: GazetteerError.version(99)) { try Gazetteer(bytes: bytes) }
  }

  @Test
  func `sees that a byte is another`() throws {
    let good = try SmallGazetteer.bytes()
    for offset in stride(from: GazetteerFormat.checksumOffset, to: good.count, by: 997) {
      var bytes = good
      bytes[offset] ^= 0x10
      #expect(throws: GazetteerError.self) { try Gazetteer(bytes: bytes).verify() }
    }
  }

  @Test
  func `outlives damage at any offset`() throws {
    let good = try SmallGazetteer.bytes()
    let tables = 2048 * 30..<2048 * 34
    var random = SystemRandomNumberGenerator()
    for offset in stride(from: 0, to: good.count, by: 301) where !tables.contains(offset) {
      var bytes = good
      bytes[offset] = UInt8.random(in: 0...255, using: &random)
      // What it answers does not matter; that it answers does.
      guard let gazetteer = try? Gazetteer(bytes: bytes) else { continue }
      let service = GazetteerGeocodingService(gazetteer: gazetteer)
      for text in ["Großstadt", "Twin, BB", "tw", "大城市"] { _ = service.places(matching: PlaceQuery(text)) }
      _ = gazetteer.place(nearestTo: try Coordinate(latitude: 1, longitude: 1))
    }
  }

  @Test(arguments: Array(stride(from: 0, to: 120_000, by: 3_701)))
  func `outlives an end that is cut off`(count: Int) throws {
    let bytes = Array(try SmallGazetteer.bytes().prefix(count))
    guard let gazetteer = try? Gazetteer(bytes: bytes) else { return }
    _ = GazetteerGeocodingService(gazetteer: gazetteer).places(matching: PlaceQuery("Twin"))
  }
}
