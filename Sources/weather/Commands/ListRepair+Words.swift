import WeatherCore

extension ListRepair {
  /// What was done, in sentences.
  func words(isDryRun: Bool) -> [String] {
    let places = "\(count) \(count == 1 ? "place" : "places")"
    var lines: [String] = []
    switch outcome {
    case .sound: return ["The list is sound; nothing was changed."]
    case .salvaged:
      let kept = count - restored.count
      lines.append(
        "\(isDryRun ? "Would keep" : "Kept") the \(kept == 1 ? "1 place" : "\(kept) places") that can be read."
      )
      if !restored.isEmpty {
        let names = restored.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
        let more = restored.count > 10 ? " and \(restored.count - 10) more" : ""
        lines.append(
          "\(isDryRun ? "Would take" : "Took") \(names)\(more) from the list before the last change.")
      }
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
