/// A system of units of Dark Sky's interface.
struct PirateWeatherUnits: Hashable, Sendable {
  let temperature: String
  let speed: String
  let distance: String

  /// Creates the units of a system's name, or returns `nil` for an unknown one.
  init?(_ name: String) {
    switch name {
    case "us": (temperature, speed, distance) = ("°F", "mph", "mi")
    case "si": (temperature, speed, distance) = ("°C", "m/s", "km")
    case "ca": (temperature, speed, distance) = ("°C", "km/h", "km")
    case "uk", "uk2": (temperature, speed, distance) = ("°C", "mph", "mi")
    default: return nil
    }
  }
}
