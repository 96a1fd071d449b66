extension StoreError {
  /// Where and how a list's text is wrong.
  public struct Damage: Hashable, Sendable {
    /// The file, or `nil` for text that is in no file.
    public var path: String?
    /// The line, from 1; `nil` when no place can be named (a directory, a file too large).
    public var line: Int?
    /// The column in characters, from 1.
    public var column: Int?
    /// What is wrong, as a fragment.
    public var problem: String
    /// What to do about it, as a fragment, or `nil`.
    public var hint: String?

    /// Creates a damage report.
    public init(
      path: String? = nil, line: Int? = nil, column: Int? = nil, problem: String, hint: String? = nil
    ) {
      self.path = path
      self.line = line
      self.column = column
      self.problem = problem
      self.hint = hint
    }
  }
}
