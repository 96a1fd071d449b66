/// A saint's name that is written as one word with what follows: `Saintlouis`.
enum JoinedSaint {
  /// A folded text with the saint apart, as folding writes it, or `nil` when it has none.
  static func separated(_ folded: String) -> String? {
    for saint in ["saint", "sankt"] where folded.hasPrefix(saint) && folded.utf8.count > saint.utf8.count + 2
    {
      return "st " + folded.dropFirst(saint.utf8.count)
    }
    return nil
  }
}
