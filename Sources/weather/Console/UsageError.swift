/// A mistake in what was typed.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a fragment.
  let description: String
  /// What to do about it where whole command lines are typed, as a fragment, or `nil`.
  let hint: String?

  /// Creates an error from its text.
  init(_ description: String, hint: String? = nil) {
    self.description = description
    self.hint = hint
  }
}
