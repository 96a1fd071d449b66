extension PlaceQuery {
  /// The most parts of a text that are looked at.
  private static let mostParts = 6

  /// The most letters of a part that are looked at.
  private static let longestPart = 256

  /// The parts of the text between commas of any script: usually a name, then what says where it is.
  package var parts: [String] {
    text.split { ",，、،;".contains($0) }.prefix(Self.mostParts)
      .map { String(String.UnicodeScalarView($0.unicodeScalars.prefix(Self.longestPart))).trimmed }
      .filter { !$0.foldedForSearch.isEmpty }
  }
}
