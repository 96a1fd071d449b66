extension StoreError {
  /// A step of reading or writing that failed.
  public struct FileFailure: Hashable, Sendable {
    /// The file or folder.
    public var path: String
    /// What was being done and why it failed, as a fragment.
    public var problem: String
    /// What to do about it, as a fragment, or `nil`.
    public var hint: String?
    /// The kind of failure.
    public var code: FailureCode
    /// Whether the change is visible in spite of the failure, though it may not outlast a loss of power.
    public var isCommitted: Bool

    /// Creates a report of a failed step.
    public init(
      path: String, problem: String, hint: String? = nil, code: FailureCode, isCommitted: Bool = false
    ) {
      self.path = path
      self.problem = problem
      self.hint = hint
      self.code = code
      self.isCommitted = isCommitted
    }
  }
}
