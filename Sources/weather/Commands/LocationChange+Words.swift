import WeatherCore

extension LocationChange {
  /// What was done, as a sentence.
  func words(isDryRun: Bool, isUndo: Bool = false) -> String {
    let verb = isDryRun ? "Would have " : ""
    switch (before.first, after.first) {
    case (nil, nil): return "There was nothing to do."
    case (nil, let new?) where isUndo && !isDryRun: return "Brought back '\(new.id)'."
    case (nil, let new?): return "\(verb)\(isDryRun ? "saved" : "Saved") '\(new.name)' as '\(new.id)'."
    case (let old?, nil):
      let names = before.count == 1 ? "'\(old.id)'" : "\(before.count) places"
      return "\(verb)\(isDryRun ? "removed" : "Removed") \(names)."
    case (let old?, let new?):
      guard isChange else { return "'\(old.name)' needs no change; it is saved as '\(old.id)'." }
      return "\(verb)\(isDryRun ? "changed" : "Changed") '\(old.id)'\(Self.differences(old, new))."
    }
  }

  private static func differences(_ old: Location, _ new: Location) -> String {
    var parts: [String] = []
    if old.id != new.id { parts.append("id to '\(new.id)'") }
    if old.name != new.name { parts.append("name to '\(new.name)'") }
    if old.coordinate != new.coordinate { parts.append("coordinates to \(new.coordinate.typedText)") }
    if old.note != new.note { parts.append(new.note.map { "note to '\($0)'" } ?? "note removed") }
    if old.tags != new.tags {
      parts.append(new.tags.isEmpty ? "tags removed" : "tags to \(new.tags.joined(separator: ", "))")
    }
    if parts.isEmpty { parts.append("its position") }
    return ": " + parts.joined(separator: ", ")
  }
}
