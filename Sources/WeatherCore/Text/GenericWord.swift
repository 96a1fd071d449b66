/// Words that say what a place is, and are no part of its name in most lists.
enum GenericWord {
  private static let last: Set<Substring> = [
    "atoll", "bezirk", "boro", "borough", "city", "district", "gu", "gun", "island", "ku", "municipality",
    "shi", "si", "town",
    "township", "village",
  ]
  private static let first: Set<Substring> = [
    "bezirk", "city of", "ciudad de", "gemeente", "kota", "municipality of", "stadt", "town of", "ville de",
  ]

  /// A folded name without a generic word at its end, and without one at its start.
  static func removed(from folded: String) -> [String] {
    let words = folded.split(separator: " ")
    guard words.count > 1, let end = words.last else { return [] }
    var names: [String] = []
    if last.contains(end) { names.append(words.dropLast().joined(separator: " ")) }
    for count in 1...min(2, words.count - 1)
    where first.contains(Substring(words.prefix(count).joined(separator: " "))) {
      names.append(words.dropFirst(count).joined(separator: " "))
    }
    return names
  }
}
