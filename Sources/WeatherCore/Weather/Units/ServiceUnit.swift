/// Converts values from the units that services name to those of ``WeatherData/CurrentConditions``.
///
/// Every function returns `nil` for a unit that it does not know: a value that may be anything is no value.
enum ServiceUnit {
  /// A temperature in degrees Celsius.
  static func celsius(_ value: Double?, in unit: String?) -> Double? {
    guard let value else { return nil }
    return switch unit {
    case "°C", "celsius", "degC": value
    case "°F", "fahrenheit", "degF": (value - 32) * 5 / 9
    case "K", "kelvin": value - 273.15
    default: nil
    }
  }

  /// A speed in metres per second.
  static func metresPerSecond(_ value: Double?, in unit: String?) -> Double? {
    guard let value else { return nil }
    return switch unit {
    case "m/s", "m_s-1", "ms": value
    case "km/h", "km_h-1", "kmh": value / 3.6
    case "mp/h", "mph": value * 0.44704
    case "kn", "kt": value * 1852 / 3600
    default: nil
    }
  }

  /// A height of rain in millimetres.
  static func millimetres(_ value: Double?, in unit: String?) -> Double? {
    guard let value else { return nil }
    return switch unit {
    case "mm": value
    case "cm": value * 10
    case "m": value * 1000
    case "inch", "in": value * 25.4
    default: nil
    }
  }

  /// A distance in metres.
  static func metres(_ value: Double?, in unit: String?) -> Double? {
    guard let value else { return nil }
    return switch unit {
    case "m": value
    case "km": value * 1000
    case "ft", "feet": value * 0.3048
    case "mi": value * 1609.344
    default: nil
    }
  }

  /// A pressure in hectopascals.
  static func hectopascals(_ value: Double?, in unit: String?) -> Double? {
    guard let value else { return nil }
    return switch unit {
    case "hPa", "mb", "mbar": value
    case "Pa": value / 100
    default: nil
    }
  }

  /// A part from 0 to 1.
  static func fraction(_ value: Double?, in unit: String?) -> Double? {
    guard let value else { return nil }
    return switch unit {
    case "%", "percent": value / 100
    case "fraction": value
    default: nil
    }
  }

  /// An angle in degrees.
  static func degrees(_ value: Double?, in unit: String?) -> Double? {
    ["°", "degrees", "degree_(angle)"].contains(unit) ? value : nil
  }
}
