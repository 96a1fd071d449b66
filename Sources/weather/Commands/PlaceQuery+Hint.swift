import WeatherCore

extension PlaceQuery {
  /// The most places that `--limit` can ask for.
  static let mostPlaces = 1_000

  /// What to say below a table of places when there are more: how many, and the search that shows them; `nil` when
  /// there are none.
  func hint(ofMoreThan matches: PlaceMatches, isOnline: Bool) -> String? {
    let rest = matches.total - matches.places.count
    guard rest > 0 else { return nil }
    let limit = min(matches.total, Self.mostPlaces)
    let shown = matches.total > limit ? "the first \(limit.groupedText)" : "all"
    return "\(rest.groupedText) more; '\(line(limit: limit, isOnline: isOnline))' shows \(shown)"
  }

  /// The command line that looks for the same.
  private func line(limit: Int, isOnline: Bool) -> String {
    var words = ["weather search", ShellWords.quoted(text.trimmed)]
    if let country { words += ["--country", ShellWords.quoted(country)] }
    if let region { words += ["--region", ShellWords.quoted(region)] }
    if isOnline { words.append("--online") }
    return (words + ["--limit", "\(limit)"]).joined(separator: " ")
  }
}
