/// A qualifier of a name: where the place must be.
struct Qualifier {
  /// What a qualifier may name.
  enum Scope {
    /// A country, a region or a city.
    case any
    /// A country only.
    case country
    /// A first-level or second-level region only.
    case region
  }

  /// The qualifier as typed.
  var typed: String
  /// The qualifier folded.
  var folded: String
  /// What it may name.
  var scope: Scope
  /// The countries that it names.
  var countries: Set<Int> = []
  /// The regions that it names.
  var regions: Set<Int> = []

  /// Whether it names any country or region.
  var isArea: Bool { !countries.isEmpty || !regions.isEmpty }
}
