import Foundation
import Testing

@testable import weather

struct OfferedNamesTests {
  @Test(arguments: [
    ("Bruss", ["Brussels", "Brüssow", "Brussel Jette"], ["Brussels", "Brussel Jette"]),
    ("münc", ["Munchen", "Muncie", "Münchberg"], ["Münchberg"]),
    ("mcd", ["McDonald", "Mcdowell", "McDade"], ["McDonald", "McDade"]),
    // None begins as typed: what they have in common must not be shorter.
    ("munche", ["München", "Münchenstein"], ["München", "Münchenstein"]),
    ("munche", ["München", "Muenchen"], []),
    ("reykjavi", ["Reykjavík"], ["Reykjavík"]),
    ("x", [], []),
  ])
  func `never make a word shorter`(typed: String, candidates: [String], offered: [String]) {
    #expect(OfferedNames(candidates, for: typed).names == offered)
  }

  @Test(arguments: ["Bruss", "münc", "x", "New Yo", "zuri", "sankt", "köln", "東"])
  func `what a shell is offered of the real places begins with all that was typed`(typed: String) async throws
  {
    let names = try await Shell().run("completions", "places", "--", typed).output.split(separator: "\n")
    try #require(!names.isEmpty)
    let common = names.dropFirst().reduce(names[0]) { $0.commonPrefix(with: $1)[...] }
    #expect(common.count >= typed.count)
  }
}
