import WeatherCore

extension ListRepair {
  /// What was done, in sentences.
  func words(isDryRun: Bool) -> [String] {
    let places = "\(count) \(count == 1 ? "place" : "places")"
    var lines: [String] = []
    switch outcome {
    case .sound: return ["The list is sound; nothing was changed."]
    case .salvaged: lines.append("\(isDryRun ? "Would keep" : "Kept") the \(places) that can be read.")
    case .restoredBackup:
      lines.append(
        "\(isDryRun ? "Would put back" : "Put back") the list before the last change, with \(places).")
    case .startedAnew:
      lines.append("\(isDryRun ? "Would start" : "Started") an empty list: nothing can be read.")
    }
    for renaming in renamings {
      lines.append("The second '\(renaming.from)' \(isDryRun ? "would become" : "is now") '\(renaming.to)'.")
    }
    if let evidence, !isDryRun { lines.append("The damaged list is kept as '\(evidence)'.") }
    if isDryRun { lines.append("Nothing was changed.") }
    return lines
  }
}
