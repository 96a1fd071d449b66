/// How a group of edits is applied.
public struct EditOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Applies the edits that can be done, though others fail.
  public static let keepGoing = EditOptions(rawValue: 1 << 0)

  /// Works out what would change, and changes nothing.
  public static let dryRun = EditOptions(rawValue: 1 << 1)
}
