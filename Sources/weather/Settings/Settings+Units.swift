import WeatherCore

extension Settings {
  /// The units to show: those of the system that is set, with the single ones that are set.
  func units() throws(CommandFailure) -> Units {
    var units = try choice("units", default: UnitSystem.metric).units
    units.temperature = try choice("temperature", default: units.temperature)
    units.wind = try choice("wind", default: units.wind)
    units.pressure = try choice("pressure", default: units.pressure)
    return units
  }
}
