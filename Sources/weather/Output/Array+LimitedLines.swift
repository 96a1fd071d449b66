extension Array {
  /// The most lines of one kind that are said of a run.
  private static var mostLines: Int { 20 }

  /// The lines that are said of the elements: those of the first, and then how many more elements there are.
  func limitedLines(_ lines: (Element) -> [String]) -> [String] {
    let rest = count - Self.mostLines
    guard rest > 0 else { return flatMap(lines) }
    return prefix(Self.mostLines).flatMap(lines) + ["and \(rest.groupedText) more"]
  }
}
