import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@MainActor
struct LocationViewModelTests {
  private let oslo: Location
  private let store: PreviewStore
  private let now = Date(timeIntervalSince1970: 1_785_246_300)

  init() throws {
    oslo = Location(name: "Oslo", coordinate: try Coordinate(latitude: 59.91, longitude: 10.75))
    store = try PreviewStore([oslo])
  }

  private func viewModel(_ result: Result<WeatherData, ServiceError>) -> CurrentConditionsViewModel {
    CurrentConditionsViewModel(location: oslo, weather: result, store: store)
  }

  private func data(_ conditions: WeatherData.CurrentConditions?) -> Result<WeatherData, ServiceError> {
    .success(
      WeatherData(current: conditions, fetchedAt: now, source: .init(provider: "test", attribution: "")))
  }

  @Test
  func `shows readings as texts`() {
    let viewModel = viewModel(
      data(
        .init(
          observedAt: now, summary: "light rain", temperature: 12.4, apparentTemperature: -0.2, windSpeed: 4,
          windDirection: 225)))
    #expect(viewModel.temperature == "12 °C")
    #expect(viewModel.apparentTemperature == "0 °C")
    #expect(viewModel.wind == "from SW 14 km/h")
    #expect(viewModel.summary == "light rain")
    #expect(viewModel.errorMessage == nil)
  }

  @Test
  func `shows nothing for what is not known`() {
    let viewModel = viewModel(data(.init(observedAt: now)))
    #expect(viewModel.temperature == nil)
    #expect(viewModel.apparentTemperature == nil)
    #expect(viewModel.wind == nil)
    #expect(viewModel.summary == nil)
  }

  @Test
  func `says why there are no readings`() {
    #expect(
      viewModel(.failure(ServiceError(code: .tryAgain, message: "too slow"))).errorMessage == "too slow")
    #expect(viewModel(data(nil)).errorMessage == "the service has no conditions for this place")
  }

  @Test
  func `deletes its own place, and passes on that it is gone already`() async throws {
    let viewModel = viewModel(data(nil))
    try await viewModel.delete()
    #expect(try await store.locations.isEmpty)
    await #expect(throws: StoreError.unknownID("oslo", nearest: nil)) { try await viewModel.delete() }
  }

  @Test
  func `says in words why its place could not be deleted`() async throws {
    let folder = try TemporaryFolder()
    let damaged = try folder.store("list.json", containing: "{\"locations\":[\n{]}")
    let viewModel = CurrentConditionsViewModel(location: oslo, weather: data(nil), store: damaged)
    let error = try #require(await #expect(throws: StoreError.self) { try await viewModel.delete() })
    #expect("\(error)".contains("list.json', line 2, column 2: "))
    #expect(try folder.text("list.json") == "{\"locations\":[\n{]}")
  }

  @Test
  func `fetches all places in one go`() async throws {
    let service = WeatherPreviewClient { [now] coordinate in
      coordinate.latitude > 0
        ? .success(
          WeatherData(
            current: .init(observedAt: now), fetchedAt: now, source: .init(provider: "t", attribution: "")))
        : .failure(ServiceError(code: .unavailable, message: "no"))
    }
    let south = Location(name: "South", coordinate: try Coordinate(latitude: -1, longitude: 0))
    let viewModel = LocationViewModel(locations: [south, oslo], store: store, weatherService: service)
    #expect(viewModel.currentConditionsViewModels.isEmpty)
    await viewModel.fetch()
    #expect(viewModel.currentConditionsViewModels.map(\.location.name) == ["South", "Oslo"])
    #expect(viewModel.currentConditionsViewModels.map(\.errorMessage) == ["no", nil])
  }

  @Test
  func `a screen sees the readings as they come`() async throws {
    let clock = ManualClock()
    let viewModel = screen(DelayedWeatherService(clock: clock, delays: [.seconds(1)]))
    async let fetching: Void = viewModel.fetch()
    async let temperatures = observed {
      viewModel.currentConditionsViewModels.map(\.temperature)
    } where: {
      !$0.isEmpty
    }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    #expect(await temperatures == ["1 °C"])
    await fetching
  }

  @Test
  func `a slow fetch never shows its readings over those of a newer one`() async {
    let clock = ManualClock()
    let viewModel = screen(DelayedWeatherService(clock: clock, delays: [.seconds(2), .seconds(1)]))
    let slow = Task { await viewModel.fetch() }
    await clock.waitForSleepers(1)
    let quick = Task { await viewModel.fetch() }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    await quick.value
    clock.advance(by: .seconds(1))
    await slow.value
    #expect(viewModel.currentConditionsViewModels.map(\.temperature) == ["2 °C"])
  }

  @Test
  func `a fetch that is given up leaves the readings that were there`() async {
    let clock = ManualClock()
    let viewModel = screen(DelayedWeatherService(clock: clock, delays: [.zero, .seconds(5)]))
    await viewModel.fetch()
    let refreshing = Task { await viewModel.fetch() }
    await clock.waitForSleepers()
    refreshing.cancel()
    await refreshing.value
    #expect(viewModel.currentConditionsViewModels.map(\.temperature) == ["1 °C"])
    #expect(viewModel.currentConditionsViewModels.map(\.errorMessage) == [nil])
  }

  private func screen(_ service: DelayedWeatherService) -> LocationViewModel {
    LocationViewModel(locations: [oslo], store: store, weatherService: service)
  }
}
