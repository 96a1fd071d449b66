import Testing

@testable import WeatherCore

struct SuggestionTests {
  @Test(arguments: [
    ("lst", ["add", "list", "remove"], "list"),
    ("brusels", ["paris", "brussels", "brussel"], "brussels"),
    ("krakow", ["Kraków", "Krakau"], "Kraków"),
    ("formta", ["format", "from"], "format"),
    ("temprature", ["temperature", "template"], "temperature"),
  ])
  func `finds the nearest word`(word: String, words: [String], nearest: String) {
    #expect(Suggestion.nearest(to: word, among: words) == nearest)
  }

  @Test(arguments: ["", "xyzzy", "ab", "?!"])
  func `finds nothing for what is like no word`(word: String) {
    #expect(Suggestion.nearest(to: word, among: ["add", "list", "remove"]) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3),
    ("paris", "pairs", 1),
  ])
  func `counts edits`(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(Array(first), Array(second), limit: 9) == distance)
    #expect(EditDistance.between(Array(second), Array(first), limit: 9) == distance)
    #expect(distance == 0 || EditDistance.between(Array(first), Array(second), limit: distance - 1) == nil)
  }
}
