/// The units in which readings are shown: one for each quantity.
public struct Units: Hashable, Sendable {
  /// The unit of temperatures.
  public var temperature: TemperatureUnit
  /// The unit of wind speeds.
  public var wind: WindSpeedUnit
  /// The unit of air pressure.
  public var pressure: PressureUnit
  /// The unit of precipitation.
  public var precipitation: PrecipitationUnit
  /// The unit of visibility.
  public var visibility: VisibilityUnit

  /// Creates a choice of units.
  public init(
    temperature: TemperatureUnit, wind: WindSpeedUnit, pressure: PressureUnit,
    precipitation: PrecipitationUnit,
    visibility: VisibilityUnit
  ) {
    self.temperature = temperature
    self.wind = wind
    self.pressure = pressure
    self.precipitation = precipitation
    self.visibility = visibility
  }
}
