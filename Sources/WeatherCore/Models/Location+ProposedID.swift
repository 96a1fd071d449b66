extension Location {
  /// The id that a name suggests: in lower-case ASCII where that can be spelled, words joined by hyphens.
  ///
  /// `São Paulo` gives `sao-paulo`, `東京` gives `東京`. The result may be taken; it is always a valid id,
  /// never empty and at most ``longestID`` characters long.
  public static func proposedID(for name: String) -> String {
    var id = ""
    for word in asciiWords(of: name) {
      let longer = id.isEmpty ? word : id + "-" + word
      guard longer.count <= longestID else {
        if id.isEmpty { id = String(word.prefix(longestID)) }
        break
      }
      id = longer
    }
    return isValidID(id) ? id : "place"
  }

  /// The words of a name in lower case, Latin letters without marks, other scripts as they are written.
  private static func asciiWords(of name: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    func endWord() {
      if !word.isEmpty { words.append(String(word)) }
      word.removeAll()
    }
    // Composed characters one by one, so that marks stay with the letters that cannot lose them.
    for character in name.lowercased() {
      let folded = String(character).foldedForSearch
      let scalars = character.unicodeScalars
      if folded.utf8.allSatisfy({ $0 < 0x80 }) && !folded.isEmpty && character != "&" {
        word.append(contentsOf: folded.unicodeScalars)
      } else if scalars.contains(where: {
        $0.properties.isAlphabetic || $0.properties.numericType == .decimal
      }) {
        word.append(contentsOf: scalars.filter(isAllowedInID))
      } else if !scalars.allSatisfy(\.isDroppedByFolding) {
        endWord()
      }
    }
    endWord()
    return words
  }

  private static func isAllowedInID(_ scalar: Unicode.Scalar) -> Bool {
    isValidID(String(scalar))
  }
}
