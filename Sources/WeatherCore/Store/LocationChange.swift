/// What one edit did to one or more locations of the list.
public struct LocationChange: Hashable, Sendable {
  /// The locations as they were: empty when one was added.
  public var before: [Location]

  /// The locations as they are now: empty when they were removed. Equal to `before` when nothing changed.
  public var after: [Location]

  /// The ids of other locations within 100 m of an added one.
  public var neighbours: [Location.ID]

  /// Whether the list is another than before: a location moved counts, though it is itself the same.
  public var isChange: Bool

  /// Creates a change.
  public init(before: [Location], after: [Location], neighbours: [Location.ID] = [], isChange: Bool = true) {
    self.before = before
    self.after = after
    self.neighbours = neighbours
    self.isChange = isChange
  }
}
