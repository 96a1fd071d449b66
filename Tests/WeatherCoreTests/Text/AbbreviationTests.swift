import Testing

@testable import WeatherCore

struct AbbreviationTests {
  @Test(arguments: [
    ("Frankfurt a.M.", "frankfurt", ["a", "m"]), ("Freiburg i. Br.", "freiburg", ["i", "br"]),
    ("Rothenburg o.d.T.", "rothenburg", ["o", "d", "t"]), ("Bad Bach O S", "bad bach", ["o", "s"]),
  ])
  func `parts a name from what is cut short`(text: String, name: String, short: [Substring]) throws {
    let parts = try #require(Abbreviation.parts(of: text))
    #expect(parts.name == name)
    #expect(parts.short == short)
  }

  @Test(arguments: [
    "St. Louis", "Washington", "O.S.", "", "...", "Paris Long.Word.", "San José del Cabo",
  ])
  func `finds nothing cut short in other names`(text: String) {
    #expect(Abbreviation.parts(of: text) == nil)
  }

  @Test(arguments: [
    ("ny", "new york", true), ("dc", "district of columbia", true), ("usa", "united states", true),
    ("os", "osun", false), ("nys", "new york", true), ("nj", "new york", false), ("n", "new york", false),
  ])
  func `knows initials`(letters: String, name: String, isInitials: Bool) {
    #expect(Abbreviation.areInitials(letters, of: name) == isInitials)
  }

  @Test(arguments: [("n y", "ny"), ("u s a", "usa"), ("ny", nil), ("n yo", nil), ("a b c d", nil), ("", nil)])
  func `joins single letters`(text: String, joined: String?) {
    #expect(Abbreviation.joined(text) == joined)
  }
}
