/// Words at the end of a name that are cut short: `Frankfurt a.M.`, `Beuthen O.S.`
enum Abbreviation {
  /// The most letters of a word that is cut short.
  private static let longestWord = 3

  /// A name and the words that are cut short after it, folded, or `nil` when it has none.
  static func parts(of name: String) -> (name: String, short: [Substring])? {
    let words = name.split(separator: " ")
    let isCut = words.map { $0.unicodeScalars.count == 1 || $0.unicodeScalars.contains(".") }
    let cut = isCut.reversed().prefix(while: \.self).count
    guard cut > 0, cut < words.count else { return nil }
    let short = words.suffix(cut).joined(separator: " ").foldedForSearch.split(separator: " ")
    guard (1...4).contains(short.count), short.allSatisfy({ $0.unicodeScalars.count <= longestWord }) else {
      return nil
    }
    return (words.dropLast(cut).joined(separator: " ").foldedForSearch, short)
  }

  /// Single letters as one word, as in `n y`, or `nil` when the text is anything else.
  static func joined(_ folded: String) -> String? {
    let words = folded.split(separator: " ")
    guard (2...3).contains(words.count), words.allSatisfy({ $0.unicodeScalars.count == 1 }) else {
      return nil
    }
    return words.joined()
  }

  /// Whether letters are the first ones of the words of a folded name, as `ny` are of `new york`; little words aside.
  static func areInitials(_ letters: String, of name: String) -> Bool {
    let words = name.split(separator: " ").filter { !["and", "of", "the"].contains($0) }
    return words.count > 1 && words.count <= letters.count
      && zip(words, letters).allSatisfy { $0.first == $1 }
  }

  /// Whether a longer folded name is a shorter one and then, word for word, what is cut short.
  static func isName(_ name: String, abbreviatedAs parts: (name: String, short: [Substring])) -> Bool {
    guard name.hasPrefix(parts.name + " ") else { return false }
    let words = name.dropFirst(parts.name.count + 1).split(separator: " ")
    return words.count == parts.short.count && zip(words, parts.short).allSatisfy { $0.hasPrefix($1) }
  }
}
