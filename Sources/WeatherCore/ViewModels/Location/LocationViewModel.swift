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

  /// Creates the screen.
  public init(locations: [Location], store: any Store, weatherService: any WeatherService) {
    self.locations = locations
    self.store = store
    self.weatherService = weatherService
  }

  /// Asks for the weather at every place, in one go.
  ///
  /// A place whose weather is not known gets a view model that says why.
  public func fetch(formatter: WeatherFormatter = WeatherFormatter()) async {
    let results = await weatherService.weather(at: locations.map(\.coordinate))
    currentConditionsViewModels = zip(locations, results).map { [store] location, result in
      CurrentConditionsViewModel(location: location, weather: result, store: store, formatter: formatter)
    }
  }
}
