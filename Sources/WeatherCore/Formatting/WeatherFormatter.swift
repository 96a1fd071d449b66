/// Turns readings into short texts, in chosen units and the same in every locale.
public struct WeatherFormatter: Hashable, Sendable {
  /// The units to show.
  public var units: Units

  /// Creates a formatter.
  public init(units: Units = UnitSystem.metric.units) {
    self.units = units
  }

  /// A temperature in whole degrees, such as `12 °C`.
  public func temperature(_ celsius: Double) -> String {
    text(units.temperature.value(fromCelsius: celsius), units.temperature.symbol)
  }

  /// A wind speed in whole units, such as `14 km/h`.
  public func windSpeed(_ metresPerSecond: Double) -> String {
    text(units.wind.value(fromMetresPerSecond: metresPerSecond), units.wind.symbol)
  }

  /// The wind in words, such as `from SW 14 km/h`, or `calm` below the first force of Beaufort's scale (0.3 m/s).
  ///
  /// - Parameters:
  ///   - speed: Metres per second.
  ///   - direction: The degrees, clockwise from north, that the wind blows from, or `nil` when unknown.
  /// - Returns: The text, or `nil` when the speed is unknown.
  public func wind(speed: Double?, direction: Double?) -> String? {
    guard let speed else { return nil }
    guard speed >= 0.3 else { return "calm" }
    guard let direction else { return windSpeed(speed) }
    return "from \(CompassPoint(degrees: direction).abbreviation) \(windSpeed(speed))"
  }

  /// A pressure, such as `1013 hPa`.
  public func pressure(_ hectopascals: Double) -> String {
    text(
      units.pressure.value(fromHectopascals: hectopascals), units.pressure.symbol,
      places: units.pressure.decimalPlaces)
  }

  /// A part of one, from 0 to 1, in percent, such as `81 %`.
  public func percentage(_ fraction: Double) -> String {
    text(fraction * 100, "%")
  }

  /// An amount of precipitation, such as `0.4 mm`.
  public func precipitation(_ millimetres: Double) -> String {
    text(
      units.precipitation.value(fromMillimetres: millimetres), units.precipitation.symbol,
      places: units.precipitation.decimalPlaces)
  }

  /// A visibility, such as `24 km`.
  public func visibility(_ metres: Double) -> String {
    text(units.visibility.value(fromMetres: metres), units.visibility.symbol, places: metres < 10_000 ? 1 : 0)
  }

  private func text(_ value: Double, _ symbol: String, places: Int = 0) -> String {
    "\(value.decimalText(places: places) ?? "\(value)") \(symbol)"
  }
}
