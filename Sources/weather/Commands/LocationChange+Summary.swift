import WeatherCore

extension LocationChange {
  /// What many changes did, as a sentence, and how to take it back.
  static func summary(_ changes: [LocationChange], isDryRun: Bool) -> String {
    let real = changes.filter(\.isChange)
    guard !real.isEmpty else { return "There was nothing to do." }
    let added = real.count { $0.before.isEmpty }
    let removed = real.reduce(0) { $0 + ($1.after.isEmpty ? $1.before.count : 0) }
    let changed = real.count { !$0.before.isEmpty && !$0.after.isEmpty }
    let parts = [("saved", added), ("removed", removed), ("changed", changed)].filter { $0.1 > 0 }
    let words = parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    guard !isDryRun else { return "Would have \(words). Nothing was changed." }
    return "\(words.prefix(1).uppercased() + words.dropFirst()); 'weather undo' takes it back."
  }
}
