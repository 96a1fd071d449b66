/// A guess at what a mistyped word was meant to be.
package enum Suggestion {
  /// The word most like a mistyped one, or `nil` when none is like it.
  ///
  /// Alike are words at most one edit apart, from six letters two, from ten three, case and marks aside. Of
  /// several the nearest is taken, then the first.
  package static func nearest(to word: String, among words: some Sequence<String>) -> String? {
    let folded = Array(word.foldedForSearch.unicodeScalars.prefix(100))
    guard !folded.isEmpty else { return nil }
    var limit = folded.count < 6 ? 1 : folded.count < 10 ? 2 : 3
    // A short word is like another only when most of it is the same.
    if folded.count < 3 { limit = 0 }
    var nearest: String?
    for candidate in words {
      let letters = Array(candidate.foldedForSearch.unicodeScalars.prefix(100))
      guard let distance = EditDistance.between(folded, letters, limit: limit) else { continue }
      nearest = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
    return nearest
  }
}
