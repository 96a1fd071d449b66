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

  @Test
  func `outlives damage all over`() throws {
    let good = try SmallGazetteer.bytes()
    // The same damage each time, so that a failure can be repeated.
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<150 {
      var bytes = good
      // The tables of codes are most of the file; half of the damage goes to what is behind them.
      for _ in 0..<(1 + round % 40) {
        let offset = next(2) == 0 ? next(bytes.count) : 70_000 + next(bytes.count - 70_000)
        bytes[offset] = UInt8(next(256))
      }
      bytes.replaceSubrange(0..<12, with: good[0..<12])
      guard let gazetteer = try? Gazetteer(bytes: bytes) else { continue }
      let service = GazetteerGeocodingService(gazetteer: gazetteer)
      for text in ["Großstadt", "Twn, BB", "大城市", "वोरकुत्स्क", "iata:GST", "Alphaland"] {
        _ = service.places(matching: PlaceQuery(text))
      }
      _ = service.completions(prefix: "t")
      _ = service.place(nearestTo: try Coordinate(latitude: -80, longitude: 179))
    }
  }

  @Test(arguments: Array(stride(from: 0, to: 120_000, by: 3_701)))
  func `outlives an end that is cut off`(count: Int) throws {
    let bytes = Array(try SmallGazetteer.bytes().prefix(count))
    guard let gazetteer = try? Gazetteer(bytes: bytes) else { return }
    _ = GazetteerGeocodingService(gazetteer: gazetteer).places(matching: PlaceQuery("Twin"))
  }
}
