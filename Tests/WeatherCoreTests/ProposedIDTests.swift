import Testing
import WeatherCore

struct ProposedIDTests {
  @Test(arguments: [
    ("São Paulo", "sao-paulo"), ("New York", "new-york"), ("東京", "東京"), ("Tromsø", "tromso"),
    ("St. John's", "st-johns"), ("Saint-Denis", "saint-denis"), ("Frankfurt (Oder)", "frankfurt-oder"),
    ("Ærøskøbing", "aeroskobing"), ("Москва", "москва"), ("Paris 15", "paris-15"), ("Zürich", "zurich"),
    ("Zu\u{308}rich", "zurich"), ("  A  ", "a"), ("서울", "서울"), ("กรุงเทพ", "กรุงเทพ"), ("دبي", "دبي"),
    ("Tōkyō / 東京", "tokyo-東京"), ("", "place"), ("🌧️", "place"), ("---", "place"), ("\u{301}", "place"),
    ("R&D", "r-d"), ("a/b\\c", "a-b-c"), ("Ｐａｒｉｓ", "paris"), ("..", "place"),
  ])
  func `spells a name as an id`(name: String, id: String) {
    #expect(Location.proposedID(for: name) == id)
    #expect(Location.isValidID(Location.proposedID(for: name)))
  }

  @Test
  func `cuts at a word where it can`() {
    let words = Location.proposedID(for: String(repeating: "Long Name ", count: 20))
    #expect(words.count <= Location.longestID)
    #expect(words.hasSuffix("-name") || words.hasSuffix("-long"))
    #expect(Location.proposedID(for: String(repeating: "x", count: 100)).count == Location.longestID)
  }
}
