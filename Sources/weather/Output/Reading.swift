import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The conditions at one place, as a row to print.
struct Reading: Sendable {
  /// The place.
  let location: Location
  /// What the service said, or why it said nothing.
  let weather: Result<WeatherData, ServiceError>
  /// The units to print.
  let formatter: WeatherFormatter
  /// The moment of printing.
  let now: Date
  /// The seconds that the place's clocks are ahead of UTC at a moment, or `nil` when the zone is unknown.
  let offset: @Sendable (_ zone: String, _ date: Date) -> Int?
  /// The pictures to show.
  let icons: IconSet
  /// The temperature as text, or `nil` when unknown.
  let temperature: String?
  /// What the temperature feels like, as text, or `nil` when unknown.
  let apparentTemperature: String?
  /// The wind as text, or `nil` when unknown.
  let wind: String?
  /// Why there are no conditions, or `nil` when there are some.
  private let errorMessage: String?

  /// Creates the row of what a screen shows of one place.
  @MainActor
  init(
    _ viewModel: CurrentConditionsViewModel, now: Date, offset: @escaping @Sendable (String, Date) -> Int?,
    icons: IconSet
  ) {
    location = viewModel.location
    weather = viewModel.weather
    formatter = viewModel.formatter
    temperature = viewModel.temperature
    apparentTemperature = viewModel.apparentTemperature
    wind = viewModel.wind
    errorMessage = viewModel.errorMessage
    self.now = now
    self.offset = offset
    self.icons = icons
  }

  /// What the service said, or `nil`.
  var data: WeatherData? { try? weather.get() }

  /// The conditions, or `nil` when they are not known.
  var conditions: WeatherData.CurrentConditions? { data?.current }

  /// Why there are no conditions, or `nil` when there are some.
  var failure: ServiceError? {
    switch weather {
    case .failure(let error): error
    case .success(let data):
      errorMessage.map { ServiceError(code: .unavailable, message: $0, provider: data.source.provider) }
    }
  }

  /// How old the conditions are, or `nil` when there are none.
  var age: Age? {
    conditions.map { Age(seconds: Int(now.timeIntervalSince($0.observedAt).rounded(.down))) }
  }

  /// Whether the values are older than was asked for, or are for a time so long ago or so far ahead that they
  /// say nothing of now.
  var isStale: Bool {
    guard let data else { return false }
    return data.isStale || age.map { !(-3_600...Self.longestUse).contains($0.seconds) } ?? false
  }

  /// How old values may be to say something of now, in seconds: three hours, the step of surface observations of
  /// the World Meteorological Organization's main hours.
  private static let longestUse = 3 * 3_600

  /// A moment as the clocks at the place show it; in UTC when the zone is unknown.
  func localTime(_ date: Date) -> LocalTime? {
    let zone = location.timeZone ?? data?.timeZone
    return LocalTime(
      secondsSince1970: Int(date.timeIntervalSince1970.rounded(.down)),
      offset: zone.flatMap { offset($0, date) })
  }
}
