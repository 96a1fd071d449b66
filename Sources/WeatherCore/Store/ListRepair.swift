/// What mending a list did.
public struct ListRepair: Hashable, Sendable {
  /// Where the places of a mended list came from.
  public enum Outcome: Hashable, Sendable {
    /// The list was sound; nothing was done.
    case sound
    /// The places that could be read whole were kept, and others restored.
    case salvaged
    /// No place could be read; the list before the last change was put back.
    case restoredBackup
    /// Nothing could be read anywhere; the list is empty now.
    case startedAnew
  }

  /// An id that two places had, and what the later one has instead.
  public struct Renaming: Hashable, Sendable {
    /// The id that was taken.
    public var from: Location.ID
    /// The new id.
    public var to: Location.ID
  }

  /// What was done.
  public var outcome: Outcome
  /// How many places the list has now.
  public var count: Int
  /// What was wrong, and what could not be kept.
  public var problems: [ListProblem]
  /// The ids that were changed.
  public var renamings: [Renaming]
  /// The ids of places that could not be read, and are again as they were before the last change.
  public var restored: [Location.ID]
  /// The file that keeps the damaged list, or `nil` when nothing was done.
  public var evidence: String?

  /// Creates a report.
  public init(
    outcome: Outcome, count: Int, problems: [ListProblem] = [], renamings: [Renaming] = [],
    restored: [Location.ID] = [], evidence: String? = nil
  ) {
    self.outcome = outcome
    self.count = count
    self.problems = problems
    self.renamings = renamings
    self.restored = restored
    self.evidence = evidence
  }
}
