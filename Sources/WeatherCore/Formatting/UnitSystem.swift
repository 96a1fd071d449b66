/// A usual choice of units, by the name that options take.
public enum UnitSystem: String, Hashable, Sendable, CaseIterable {
  /// Degrees Celsius, kilometres per hour, hectopascals, millimetres, kilometres.
  case metric
  /// Degrees Celsius, miles per hour, hectopascals, millimetres, and miles of visibility.
  case uk
  /// Degrees Fahrenheit, miles per hour, inches of mercury, inches, miles.
  case us
  /// Degrees Celsius, metres per second, hectopascals, millimetres, kilometres: metric units that people use.
  case si

  /// The unit of each quantity.
  public var units: Units {
    switch self {
    case .metric:
      Units(
        temperature: .celsius, wind: .kilometresPerHour, pressure: .hectopascals,
        precipitation: .millimetres, visibility: .kilometres)
    case .uk:
      Units(
        temperature: .celsius, wind: .milesPerHour, pressure: .hectopascals, precipitation: .millimetres,
        visibility: .miles)
    case .us:
      Units(
        temperature: .fahrenheit, wind: .milesPerHour, pressure: .inchesOfMercury, precipitation: .inches,
        visibility: .miles)
    case .si:
      Units(
        temperature: .celsius, wind: .metresPerSecond, pressure: .hectopascals, precipitation: .millimetres,
        visibility: .kilometres)
    }
  }
}
