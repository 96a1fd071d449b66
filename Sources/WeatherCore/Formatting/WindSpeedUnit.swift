/// A unit of wind speed, by the name that options take.
public enum WindSpeedUnit: String, Hashable, Sendable, CaseIterable {
  case kilometresPerHour = "kmh"
  case metresPerSecond = "ms"
  case milesPerHour = "mph"
  case knots = "kn"
  case beaufort = "bft"

  /// The unit's symbol.
  public var symbol: String {
    switch self {
    case .kilometresPerHour: "km/h"
    case .metresPerSecond: "m/s"
    case .milesPerHour: "mph"
    case .knots: "kn"
    case .beaufort: "Bft"
    }
  }

  /// Converts a speed to this unit; to Beaufort by the limits of the World Meteorological Organization.
  public func value(fromMetresPerSecond speed: Double) -> Double {
    switch self {
    case .kilometresPerHour: speed * 3.6
    case .metresPerSecond: speed
    case .milesPerHour: speed / 0.44704
    case .knots: speed * 3_600 / 1_852
    case .beaufort: Double(Self.beaufortLimits.count { speed >= $0 })
    }
  }

  /// The least speed of each force from 1 to 12, in metres per second: WMO-No. 8, table of wind scales.
  private static let beaufortLimits = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
}
