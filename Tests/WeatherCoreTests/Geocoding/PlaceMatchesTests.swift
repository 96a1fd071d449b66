import Testing
import WeatherCore

struct PlaceMatchesTests {
  /// A place with so many people, called by its own name or another.
  private static func place(_ people: Int?, _ matched: String = "A", isExact: Bool = true) throws -> Place {
    Place(
      name: "A", coordinate: try Coordinate(latitude: 1, longitude: 1), population: people, matched: matched,
      isExactMatch: isExact)
  }

  @Test(
    arguments: [
      ([(1_000, "A", true)], true), ([(nil, "A", true)], true), ([(1_000, "A", false)], false), ([], false),
      ([(1_000, "A", true), (100, "A", true)], true), ([(1_000, "A", true), (101, "A", true)], false),
      ([(1_000, "A", true), (999, "A", false)], true), ([(nil, "A", true), (nil, "A", true)], false),
      ([(1_000, "A", true), (10, "A", true), (500, "A", true)], false),
      // One that is called so only elsewhere must outweigh those whose own name it is.
      ([(1_000, "B", true), (100, "A", true)], false), ([(10_000, "B", true), (100, "A", true)], true),
      ([(1_000, "B", true), (100, "B", true)], true),
    ] as [([(Int?, String, Bool)], Bool)])
  func `takes a place without asking only when it is clear`(places: [(Int?, String, Bool)], isClear: Bool)
    throws
  {
    let matches = PlaceMatches(places: try places.map { try Self.place($0.0, $0.1, isExact: $0.2) })
    #expect((matches.unambiguous != nil) == isClear)
    if isClear { #expect(matches.unambiguous == matches.places.first) }
  }

  @Test(arguments: [0, 1, 2])
  func `counts places that are not asked for as rivals`(limit: Int) throws {
    let places = try [1_000, 999, 998].map { try Self.place($0) }
    let matches = PlaceMatches(places: places, limit: limit)
    #expect(matches.places == Array(places.prefix(limit)))
    #expect(matches.unambiguous == nil)
  }
}
