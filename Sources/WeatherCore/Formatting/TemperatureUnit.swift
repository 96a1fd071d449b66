/// A unit of temperature, by the letter that options take.
public enum TemperatureUnit: String, Hashable, Sendable, CaseIterable {
  case celsius = "c"
  case fahrenheit = "f"
  case kelvin = "k"

  /// The unit's symbol.
  public var symbol: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    case .kelvin: "K"
    }
  }

  /// Converts a temperature to this unit.
  public func value(fromCelsius celsius: Double) -> Double {
    switch self {
    case .celsius: celsius
    case .fahrenheit: celsius * 9 / 5 + 32
    case .kelvin: celsius + 273.15
    }
  }
}
