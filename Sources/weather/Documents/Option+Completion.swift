extension Option {
  /// What a shell can offer for an option's value.
  enum Completion: Hashable, Sendable {
    /// Nothing: there is no value, or any text is taken.
    case none
    /// The only words that are taken.
    case words([String])
    /// The saved ids.
    case ids
    /// Files.
    case files
  }
}
