/// The words of a line, as a shell would tell them apart.
enum ShellWords {
  /// Splits a line into words: `'…'` is taken as it stands, `"…"` and bare words with `\` as an escape; a word
  /// that begins with `#` ends the line.
  ///
  /// - Throws: `UsageError` for a quote that has no end; it names the column, counted in characters from 1.
  static func split(_ line: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: (mark: Character, column: Int)?
    var column = 0
    var isEscaped = false
    for character in line {
      column += 1
      if isEscaped {
        // Within double quotes a backslash escapes only what would mean something there.
        let isPlain = quote != nil && !"\"\\$`".contains(character)
        word = (word ?? "") + (isPlain ? "\\" : "") + String(character)
        isEscaped = false
      } else if character == "\\", quote?.mark != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open.mark { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = (character, column)
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else if character == "#", word == nil {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote { throw UsageError("the quote \(quote.mark) in column \(quote.column) has no end") }
    if isEscaped { throw UsageError("the line ends in a backslash") }
    if let word { words.append(word) }
    return words
  }
}
