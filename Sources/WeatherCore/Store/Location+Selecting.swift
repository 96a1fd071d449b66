extension [Location] {
  /// The locations that are named, in the order named, or all when none is; of these, those with every tag.
  ///
  /// - Parameter references: Ids, or names that only one location has.
  /// - Throws: `StoreError.unknownID` or `.ambiguousName` for the first reference that names no single one.
  /// - Complexity: O(*n* + *m*) for *n* locations and *m* references.
  package func selecting(_ references: [String], tags: [String] = []) throws(StoreError) -> [Location] {
    var selected = self
    if !references.isEmpty {
      let resolver = LocationResolver(self)
      selected = []
      for reference in references {
        selected.append(self[try resolver.index(of: reference)])
      }
    }
    return tags.isEmpty ? selected : selected.filter { location in tags.allSatisfy(location.tags.contains) }
  }
}
