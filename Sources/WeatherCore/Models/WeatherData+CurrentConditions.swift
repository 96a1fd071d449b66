#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension WeatherData {
  /// The weather at one time and place.
  ///
  /// Every value but the time may be unknown, which is `nil` and never zero. Values are finite.
  public struct CurrentConditions: Hashable, Sendable {
    /// The time that the values are for.
    public var observedAt: Date
    /// The weather in a few words, such as `light rain`.
    public var summary: String?
    /// The picture that stands for the weather.
    public var icon: Icon?
    /// The air temperature, in degrees Celsius.
    public var temperature: Double?
    /// What the temperature feels like, in degrees Celsius.
    public var apparentTemperature: Double?
    /// The relative humidity, from 0 to 1.
    public var humidity: Double?
    /// The air pressure reduced to sea level, in hectopascals.
    public var pressure: Double?
    /// The wind's mean speed, in metres per second.
    public var windSpeed: Double?
    /// The speed of gusts, in metres per second.
    public var windGust: Double?
    /// The direction that the wind comes from, in degrees clockwise from north, from 0 to below 360.
    public var windDirection: Double?
    /// The rain and melted snow of the last hour, or of the service's shorter interval, in millimetres.
    public var precipitation: Double?
    /// The part of the sky that is covered, from 0 to 1.
    public var cloudCover: Double?
    /// How far one can see, in metres.
    public var visibility: Double?
    /// The ultraviolet index of the World Health Organization, from 0.
    public var uvIndex: Double?
    /// Whether the sun is up.
    public var isDay: Bool?

    /// Creates conditions, of which only the time must be known.
    public init(
      observedAt: Date, summary: String? = nil, icon: Icon? = nil, temperature: Double? = nil,
      apparentTemperature: Double? = nil, humidity: Double? = nil, pressure: Double? = nil,
      windSpeed: Double? = nil, windGust: Double? = nil, windDirection: Double? = nil,
      precipitation: Double? = nil, cloudCover: Double? = nil, visibility: Double? = nil,
      uvIndex: Double? = nil, isDay: Bool? = nil
    ) {
      self.observedAt = observedAt
      self.summary = summary
      self.icon = icon
      self.temperature = temperature
      self.apparentTemperature = apparentTemperature
      self.humidity = humidity
      self.pressure = pressure
      self.windSpeed = windSpeed
      self.windGust = windGust
      self.windDirection = windDirection
      self.precipitation = precipitation
      self.cloudCover = cloudCover
      self.visibility = visibility
      self.uvIndex = uvIndex
      self.isDay = isDay
    }
  }
}
