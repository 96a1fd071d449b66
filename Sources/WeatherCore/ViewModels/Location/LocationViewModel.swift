public import Observation

/// The screen with the weather of one or more saved places.
@MainActor
@Observable
public final class LocationViewModel {
  /// The places, in the order shown.
  public let locations: [Location]

  /// The conditions at each place, in the same order; empty until fetched.
  public private(set) var currentConditionsViewModels: [CurrentConditionsViewModel] = []

  private let store: any Store
  private let weatherService: any WeatherService
  private var latestFetch = 0

  /// Creates the screen.
  public init(locations: [Location], store: any Store, weatherService: any WeatherService) {
    self.locations = locations
    self.store = store
    self.weatherService = weatherService
  }

  /// Asks for the weather at every place, in one go.
  ///
  /// A place whose weather is not known gets a view model that says why. When the task is cancelled, or a newer
  /// fetch has begun by then, what was there stays.
  public func fetch(formatter: WeatherFormatter = WeatherFormatter()) async {
    latestFetch += 1
    let number = latestFetch
    let results = await weatherService.weather(at: locations.map(\.coordinate))
    guard number == latestFetch, !Task.isCancelled else { return }
    currentConditionsViewModels = zip(locations, results).map { [store] location, result in
      CurrentConditionsViewModel(location: location, weather: result, store: store, formatter: formatter)
    }
  }
}
