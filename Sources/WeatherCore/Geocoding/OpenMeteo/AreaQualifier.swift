/// Where a place that the service finds must be.
struct AreaQualifier {
  /// The qualifier as typed.
  let typed: String
  /// The qualifier folded.
  let folded: String
  /// What it may name.
  let scope: Qualifier.Scope
  /// The countries and regions that it names.
  let areas: NamedAreas

  /// Creates a qualifier; `areas` tells what a text names.
  init(_ typed: String, of scope: Qualifier.Scope = .any, areas: (String) -> NamedAreas) {
    self.typed = typed
    self.scope = scope
    folded = typed.foldedForSearch
    self.areas = areas(typed)
  }
}
