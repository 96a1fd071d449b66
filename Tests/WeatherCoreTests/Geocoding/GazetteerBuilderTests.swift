import Foundation
import Testing

@testable import WeatherCore
@testable import gazetteer_builder

struct GazetteerBuilderTests {
  @Test
  func `writes the same bytes each time`() throws {
    #expect(try SmallGazetteer.bytes() == SmallGazetteer.bytes())
  }

  @Test
  func `writes what verifies`() throws {
    let gazetteer = try Gazetteer(bytes: SmallGazetteer.bytes())
    try gazetteer.verify()
    #expect(gazetteer.placeCount == 9)
  }

  @Test
  func `keeps all that is known of a place`() throws {
    let found = try SmallGazetteer.service().places(matching: PlaceQuery("Großstadt")).places.first
    let place = try #require(found)
    #expect(place.name == "Großstadt")
    #expect(place.region == "North Province")
    #expect(place.subregion == "Metro County")
    #expect(place.country == "AA")
    #expect(place.countryName == "Alphaland")
    #expect(place.coordinate == (try Coordinate(latitude: 50.5, longitude: 4.25)))
    #expect(place.timeZone == "Europe/Brussels")
    #expect(place.population == 1_234_567)
    #expect(place.feature == "PPLC")
    #expect(place.geonameID == 1)
  }

  @Test
  func `keeps a time zone that is not its area's`() throws {
    let places = try SmallGazetteer.service().places(matching: PlaceQuery("Twin Rivers Junction")).places
    #expect(places.first?.timeZone == "Africa/Cairo")
  }

  @Test(arguments: [
    ("cities500.txt", SmallDump.cities + "10\tTen\n", 10, "2 fields instead of 19"),
    ("cities500.txt", SmallDump.cities.replacing("-33.86", with: "-95"), 5, "latitude '-95' is out of range"),
    (
      "cities500.txt", SmallDump.cities.replacing("50.5\t", with: "1e2\t"), 1,
      "latitude '1e2' is not in decimal degrees"
    ),
    (
      "cities500.txt", SmallDump.cities.replacing("\t900\t", with: "\tmany\t"), 5,
      "population 'many' is not a whole number"
    ),
    ("cities500.txt", SmallDump.cities.replacing("\tBB\t\tX", with: "\tZZ\t\tX"), 3, "unknown country 'ZZ'"),
    ("cities500.txt", SmallDump.cities + SmallDump.cities, 10, "GeoNames number 1 again"),
    (
      "cities500.txt", SmallDump.cities.replacing("Vorkutsk", with: "Vor\u{7}kutsk"), 8, "a control character"
    ),
    ("admin1CodesASCII.txt", "AA01\tNorth\tNorth\t911\n", 1, "'AA01' is not a code"),
    ("iso3166-2.txt", "AA.01\tAANP\n", 1, "'AANP' is not an ISO 3166-2 code"),
    (
      "airports.tsv", "gst\tAAGS\tX\t\t\tAA\t1\t1\tEurope/Brussels\n", 1,
      "IATA code 'gst' is not 3 capitals or digits"
    ),
    (
      "alternateNamesV2.txt", "1\tx\ten\tBigtown\t1\t\t\t\t\t\n", 1,
      "GeoNames number 'x' is not a whole number"
    ),
  ])
  func `names the file and line that is wrong`(file: String, text: String, line: Int, problem: String) throws
  {
    let dump = try SmallDump(changes: [file: text])
    let path = dump.path
    let error = #expect(throws: BuilderError.self) { try Dump(folder: path) }
    let message = try #require(error).description
    #expect(message.hasPrefix("'\(file)', line \(line): \(problem)"), "\(message)")
  }

  @Test
  func `names a file that is missing`() throws {
    let dump = try SmallDump()
    try FileManager.default.removeItem(atPath: dump.path + "/cities500.txt")
    let path = dump.path
    #expect(throws: BuilderError.file(path: path + "/cities500.txt", problem: "cannot be read")) {
      try Dump(folder: path)
    }
  }

  @Test(arguments: [
    [], ["folder"], ["folder", "--output"], ["a", "b", "--output", "c"], ["-x", "--output", "c"],
  ])
  func `explains its arguments`(arguments: [String]) {
    #expect(throws: BuilderError.self) { try BuilderOptions(parsing: arguments) }
  }
}
