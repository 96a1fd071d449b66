/// A unit of visibility.
public enum VisibilityUnit: String, Hashable, Sendable, CaseIterable {
  /// Thousands of metres.
  case kilometres = "km"
  /// International miles of 1,609.344 m.
  case miles = "mi"

  /// The unit's symbol.
  public var symbol: String { rawValue }

  /// Converts a distance of metres to this unit.
  public func value(fromMetres metres: Double) -> Double {
    switch self {
    case .kilometres: metres / 1_000
    case .miles: metres / 1_609.344
    }
  }
}
