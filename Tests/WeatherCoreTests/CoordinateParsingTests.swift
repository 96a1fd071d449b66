import Testing

@testable import WeatherCore

struct CoordinateParsingTests {
  @Test(arguments: [
    (50, 4), (0, 0), (-33.86, 151.21), (0.1, -0.12750000000000003), (-90, 180), (1e-7, 100),
    (89.99999999999999, 1e-15),
  ])
  func `what is printed to be typed gives the same coordinate`(latitude: Double, longitude: Double) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    let typed = try Coordinate(parsing: coordinate.typedText)
    #expect(abs(typed.latitude - latitude) < 1e-12 && abs(typed.longitude - longitude) < 1e-12)
  }

  @Test(arguments: [
    ("50.85,4.35", 50.85, 4.35),
    ("50.85, 4.35", 50.85, 4.35),
    ("50.85 4.35", 50.85, 4.35),
    ("  50.85\t4.35 ", 50.85, 4.35),
    ("+50.85,+4.35", 50.85, 4.35),
    ("-33.86,151.21", -33.86, 151.21),
    ("\u{2212}33.86 151.21", -33.86, 151.21),
    ("48, 85", 48, 85),
    ("48 2", 48, 2),
    ("48.0,2", 48, 2),
    ("-33,-151", -33, -151),
    ("geo:50.85,4.35", 50.85, 4.35),
    ("GEO:48,2", 48, 2),
    ("geo:50.85,4.35,12.5", 50.85, 4.35),
    ("geo:50.85,4.35;u=35", 50.85, 4.35),
    ("geo:50.85,4.35?z=11", 50.85, 4.35),
    ("50°51′N 4°21′E", 50.85, 4.35),
    ("50 51 N, 4 21 E", 50.85, 4.35),
    ("50°51'0\"N 4°21'0\"E", 50.85, 4.35),
    ("4°21′E 50°51′N", 50.85, 4.35),
    ("33°51′36″S 151°12′36″E", -33.86, 151.21),
    ("33.86S 151.21E", -33.86, 151.21),
    ("N50.85 W4.35", 50.85, -4.35),
    ("n 50 51 w 4 21", 50.85, -4.35),
    ("90, 180", 90, 180),
    ("-90,-180", -90, -180),
    ("0,-0.0", 0, 0),
  ])
  func `reads a coordinate`(text: String, latitude: Double, longitude: Double) throws {
    let coordinate = try Coordinate(parsing: text)
    #expect(abs(coordinate.latitude - latitude) < 1e-9)
    #expect(abs(coordinate.longitude - longitude) < 1e-9)
    #expect(Coordinate.isMeant(by: text))
  }

  @Test(arguments: ["48,85", "48,85 2,35", "48,85,2,35", "48,85, 2,35", "-33,86 151,21"])
  func `names a decimal comma as the fault`(text: String) {
    #expect(throws: CoordinateError.decimalComma(text)) { try Coordinate(parsing: text) }
    #expect(Coordinate.isMeant(by: text))
  }

  @Test
  func `suggests the swapped order, but not beside letters`() {
    #expect(throws: CoordinateError.latitudeOutOfRange(151.21, looksSwapped: true)) {
      try Coordinate(parsing: "151.21,-33.86")
    }
    // Letters say which is which.
    #expect(throws: CoordinateError.latitudeOutOfRange(151, looksSwapped: false)) {
      try Coordinate(parsing: "151°N 33°E")
    }
  }

  @Test(arguments: [
    "", " ", "nan,nan", "inf,0", "0x10,4", "1e2,4", "1e999,0", "٥٠.٨٥,٤.٣٥", "5 0.85,4.3 5", "50.85,",
    ",4.35",
    "50.85", "50..85,4", "50.85.1,4", "--50,4", "50,4,3", "50°51′N", "50 N 51 N", "50 61 N 4 21 E",
    "50.5 30 N 4 E",
    "N50 N4", "50 51 52 53 N 4 E", "-50 N 4 E", "geo:", "geo:abc", "50.85;4.35", "1234,5.5", "50.85,4.35,",
    "\u{0}50.85,4.35", "５０.85,4.35",
  ])
  func `refuses what is no coordinate`(text: String) {
    #expect(throws: CoordinateError.self) { try Coordinate(parsing: text) }
  }

  @Test
  func `refuses a long text without reading it all`() {
    #expect(throws: CoordinateError.self) {
      try Coordinate(parsing: String(repeating: "1", count: 10_000) + ",1")
    }
  }

  @Test(arguments: [
    "Brussels", "S", "E", "New York", "東京", "5th Avenue", "Essen", "16", "Paris 15", "9 de Julio", "1770",
    "See",
    "N", "We", "Sens 2", "",
  ])
  func `tells a name from a coordinate`(text: String) {
    #expect(!Coordinate.isMeant(by: text))
  }
}
