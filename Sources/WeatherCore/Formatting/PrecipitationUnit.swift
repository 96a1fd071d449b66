/// A unit of precipitation, as the depth of the water.
public enum PrecipitationUnit: String, Hashable, Sendable, CaseIterable {
  /// Thousandths of a metre.
  case millimetres = "mm"
  /// 25.4 mm each.
  case inches = "in"

  /// The unit's symbol.
  public var symbol: String { rawValue }

  /// Converts a depth of millimetres to this unit.
  public func value(fromMillimetres millimetres: Double) -> Double {
    switch self {
    case .millimetres: millimetres
    case .inches: millimetres / 25.4
    }
  }

  /// How many decimals say as much as is measured.
  var decimalPlaces: Int { self == .inches ? 2 : 1 }
}
