/// A qualifier of a name: where the place must be.
struct Qualifier {
  /// The qualifier as typed.
  var typed: String
  /// The qualifier folded.
  var folded: String
  /// The countries that it names.
  var countries: Set<Int>
  /// The regions that it names.
  var regions: Set<Int>

  /// Whether it names any country or region.
  var isArea: Bool { !countries.isEmpty || !regions.isEmpty }
}
