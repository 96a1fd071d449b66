/// A unit of rainfall or of visibility.
public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
  /// Thousandths of a metre, for rain.
  case millimetres = "mm"
  /// 25.4 mm each, for rain.
  case inches = "in"
  /// Thousands of metres, for visibility.
  case kilometres = "km"
  /// International miles of 1,609.344 m, for visibility.
  case miles = "mi"

  /// The unit's symbol.
  public var symbol: String { rawValue }

  /// Converts a length to this unit.
  public func value(fromMetres metres: Double) -> Double {
    switch self {
    case .millimetres: metres * 1_000
    case .inches: metres / 0.0254
    case .kilometres: metres / 1_000
    case .miles: metres / 1_609.344
    }
  }
}
