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
    var finder = TextPosition.Finder(document.bytes)
    let duplicates = document.duplicates
    let lines = duplicates.isEmpty ? [] : document.records.map { finder.position(of: $0.range.start).line }
    warnings = duplicates.map { index, earlier in
      .duplicateID(document.location(at: index).id, line: lines[index], earlierLine: lines[earlier])
    }
  }
}
