import Testing
import WeatherCore

struct CoordinateTests {
  @Test(arguments: [(-90.0, -180.0), (90, 180), (0, 0), (50.85, 4.35)])
  func `takes degrees in range`(latitude: Double, longitude: Double) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(coordinate.latitude == latitude)
    #expect(coordinate.longitude == longitude)
  }

  @Test
  func `names swapped degrees as such`() {
    #expect(throws: CoordinateError.latitudeOutOfRange(151.21, looksSwapped: true)) {
      try Coordinate(latitude: 151.21, longitude: -33.86)
    }
  }
}
