/// The current conditions at one place, as texts.
public struct CurrentConditionsViewModel: Sendable, Identifiable {
  /// The place.
  public let location: Location

  /// What the service said, or why it said nothing.
  public let weather: Result<WeatherData, ServiceError>

  /// The texts' units.
  public let formatter: WeatherFormatter

  private let store: any Store

  /// Creates the view of one place.
  public init(
    location: Location, weather: Result<WeatherData, ServiceError>, store: any Store,
    formatter: WeatherFormatter = WeatherFormatter()
  ) {
    self.location = location
    self.weather = weather
    self.store = store
    self.formatter = formatter
  }

  public var id: Location.ID { location.id }

  /// The conditions, or `nil` when they are not known.
  public var conditions: WeatherData.CurrentConditions? {
    try? weather.get().current
  }

  /// The temperature, such as `12 °C`, or `nil` when unknown.
  public var temperature: String? {
    conditions?.temperature.map(formatter.temperature)
  }

  /// What the temperature feels like, such as `10 °C`, or `nil` when unknown.
  public var apparentTemperature: String? {
    conditions?.apparentTemperature.map(formatter.temperature)
  }

  /// The wind, such as `from SW 14 km/h`, or `nil` when unknown.
  public var wind: String? {
    conditions.flatMap { formatter.wind(speed: $0.windSpeed, direction: $0.windDirection) }
  }

  /// The weather in a few words, such as `light rain`, or `nil` when unknown.
  public var summary: String? {
    conditions?.summary
  }

  /// Why the conditions are not known, or `nil` when they are.
  public var errorMessage: String? {
    switch weather {
    case .failure(let error): error.message
    case .success(let data): data.current == nil ? "the service has no conditions for this place" : nil
    }
  }

  /// Removes the place from the list.
  ///
  /// - Throws: What the store throws: `StoreError.unknownID` when it is gone already.
  public func delete() async throws(StoreError) {
    try await store.removeLocation(location)
  }
}
