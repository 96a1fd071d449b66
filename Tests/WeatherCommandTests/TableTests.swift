import Testing
import WeatherCore

@testable import weather

struct TableTests {
  /// The lines of a table of places on a list, without colour.
  private func lines(_ locations: [Location], width: Int) -> [String] {
    Location.table(locations, style: Style(depth: .none)).text(width: width, style: Style(depth: .none))
      .split(separator: "\n").map(String.init)
  }

  @Test(arguments: [20, 40, 60, 80, 120])
  func `an id is shown whole at any width`(width: Int) throws {
    let id = "llanfairpwllgwyngyllgogerychwyrndrobwll"
    let location = Location(
      id: id, name: "Llanfairpwllgwyngyll", region: "Wales", country: "GB",
      coordinate: try Coordinate(latitude: 53.2217, longitude: -4.2092), note: "a note",
      tags: ["work", "trip"])
    let lines = lines([location], width: width)
    #expect(lines[1].hasPrefix(id))
    #expect(lines[1].displayWidth <= max(width, id.count + 2 + 8))
  }

  @Test
  func `coordinates go before anything is shortened`() throws {
    let location = Location(
      id: "washington-district-of-columbia", name: "Washington", region: "District of Columbia",
      country: "US",
      coordinate: try Coordinate(latitude: 38.89511, longitude: -77.03637))
    let row = "washington-district-of-columbia  Washington  District of Columbia  US"
    #expect(lines([location], width: 100)[1] == row + "       38.9°N 77.04°W")
    #expect(lines([location], width: 85)[1] == row)
    #expect(lines([location], width: 75)[1] == row)
  }

  @Test(arguments: [(120, "United States"), (80, "US")])
  func `a narrow table of candidates has codes of countries`(width: Int, country: String) async throws {
    var shell = try Shell()
    shell.environment["COLUMNS"] = "\(width)"
    for words in [["search", "Springfield", "--format", "text"], ["add", "Springfield"]] {
      let text = await shell.run(words).text
      let lines = text.split(separator: "\n").map(String.init)
      let row = try #require(lines.first { $0.contains(" 1  Springfield") }, "\(text)")
      #expect(row.contains("  \(country)"), "\(text)")
      #expect(row.contains("°N"))
      #expect(row.displayWidth <= width)
    }
  }
}
