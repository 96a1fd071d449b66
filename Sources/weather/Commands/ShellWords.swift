/// The words of a line, as a shell would tell them apart.
enum ShellWords {
  /// Splits a line into words: `'…'` is taken as it stands, `"…"` and bare words with `\` as an escape; a word
  /// that begins with `#` ends the line.
  ///
  /// - Throws: `UsageError` for a quote that has no end; it names the column, counted in characters from 1.
  static func split(_ line: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isInWord = false
    var quote: (mark: Unicode.Scalar, index: String.Index)?
    var isEscaped = false
    let scalars = line.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if isEscaped {
        // Within double quotes a backslash escapes only what would mean something there.
        if quote != nil, !"\"\\$`".unicodeScalars.contains(scalar) { word.append("\\") }
        word.append(scalar)
        isEscaped = false
      } else if scalar == "\\", quote?.mark != "'" {
        (isEscaped, isInWord) = (true, true)
      } else if let open = quote {
        if scalar == open.mark { quote = nil } else { word.append(scalar) }
      } else if scalar == "\"" || scalar == "'" {
        quote = (scalar, index)
        isInWord = true
      } else if scalar.properties.isWhitespace {
        if isInWord { words.append(String(word)) }
        word.removeAll()
        isInWord = false
      } else if scalar == "#", !isInWord {
        break
      } else {
        word.append(scalar)
        isInWord = true
      }
    }
    if let quote {
      let column = line[..<quote.index].count + 1
      throw UsageError("the quote \(quote.mark) in column \(column) has no end")
    }
    if isEscaped { throw UsageError("the line ends in a backslash") }
    if isInWord { words.append(String(word)) }
    return words
  }

  /// A text as one word of a line, in double quotes where it needs any.
  static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/+@%".contains($0) }
    guard !isPlain || text.isEmpty else { return text }
    return "\"" + text.map { "\"\\$`".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}
