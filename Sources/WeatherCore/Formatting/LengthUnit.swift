/// A unit of rainfall or of visibility.
public enum LengthUnit: String, Hashable, Sendable, CaseIterable {
  case millimetres = "mm"
  case inches = "in"
  case kilometres = "km"
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
