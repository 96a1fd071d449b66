/// A unit of air pressure, by the name that options take.
public enum PressureUnit: String, Hashable, Sendable, CaseIterable {
  /// Hundreds of pascals, the same as millibars.
  case hectopascals = "hpa"
  /// 33.86389 hPa each.
  case inchesOfMercury = "inhg"
  /// 1.333224 hPa each.
  case millimetresOfMercury = "mmhg"

  /// The unit's symbol.
  public var symbol: String {
    switch self {
    case .hectopascals: "hPa"
    case .inchesOfMercury: "inHg"
    case .millimetresOfMercury: "mmHg"
    }
  }

  /// The digits after the point that are worth showing.
  var decimalPlaces: Int { self == .inchesOfMercury ? 2 : 0 }

  /// Converts a pressure to this unit, by the conventional values at 0 °C (NIST SP 811).
  public func value(fromHectopascals pressure: Double) -> Double {
    switch self {
    case .hectopascals: pressure
    case .inchesOfMercury: pressure / 33.86389
    case .millimetresOfMercury: pressure / 1.333224
    }
  }
}
