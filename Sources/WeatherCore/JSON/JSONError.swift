/// What is wrong in a JSON text, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The offset of the byte at which the text goes wrong.
  package var offset: Int
  /// What is wrong, as a fragment.
  package var problem: String
  /// What to do about it, as a fragment, or `nil`.
  package var hint: String?

  /// Creates an error.
  package init(at offset: Int, _ problem: String, hint: String? = nil) {
    self.offset = offset
    self.problem = problem
    self.hint = hint
  }
}
