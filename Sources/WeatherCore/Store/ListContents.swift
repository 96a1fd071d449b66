/// A list as it was read at one moment.
public struct ListContents: Hashable, Sendable {
  /// The places, in order.
  public var locations: [Location]
  /// What is questionable about the list, though it can be read.
  public var warnings: [ListWarning]

  /// Creates contents.
  public init(locations: [Location], warnings: [ListWarning] = []) {
    self.locations = locations
    self.warnings = warnings
  }
}

extension ListContents {
  /// Decodes a document.
  init(_ document: LocationDocument) {
    locations = document.locations
    warnings = document.duplicates.map { duplicate in
      .duplicateID(
        document.location(at: duplicate.index).id, line: document.line(at: duplicate.index),
        earlierLine: document.line(at: duplicate.earlier))
    }
  }
}
