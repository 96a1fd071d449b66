/// A mistake in what was typed.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a fragment.
  let description: String

  /// Creates an error from its text.
  init(_ description: String) {
    self.description = description
  }
}
