import TestSupport
import Testing

@testable import WeatherCore

@MainActor
struct AddLocationViewModelTests {
  private let store: PreviewStore
  private let clock = ManualClock()

  init() throws {
    store = try PreviewStore()
  }

  private func viewModel(
    _ service: any GeocodingService = GeocodingPreviewClient(names: ["Oslo", "Osaka"])
  ) -> AddLocationViewModel {
    AddLocationViewModel(store: store, geocodingService: service, clock: clock, debounce: .milliseconds(300))
  }

  /// Types a text, and waits until the service has been asked about it.
  private func type(_ text: String, into viewModel: AddLocationViewModel) async {
    viewModel.query = text
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    _ = await observed {
      viewModel.state
    } where: {
      $0 == .querying
    }
    await clock.waitForSleepers()
  }

  /// The names of the first results that a screen gets to see.
  private func names(shownBy viewModel: AddLocationViewModel) async -> [String] {
    let state = await observed {
      viewModel.state
    } where: {
      if case .results = $0 { true } else { false }
    }
    guard case .results(let cells) = state else { return [] }
    return cells.map(\.name)
  }

  @Test
  func `shows nothing before anything is typed`() {
    #expect(viewModel().state == .empty)
  }

  @Test
  func `searches once after a pause in typing`() async throws {
    let service = GeocodingPreviewClient(names: ["Oslo", "Osaka"])
    let viewModel = viewModel(service)
    viewModel.query = "O"
    await clock.waitForSleepers()
    viewModel.query = "Os"
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    #expect(await names(shownBy: viewModel) == ["Oslo", "Osaka"])
    #expect(service.queries.map(\.text) == ["Os"])
  }

  @Test
  func `goes back to empty when the text is deleted`() async {
    let viewModel = viewModel()
    viewModel.query = "Os"
    await clock.waitForSleepers()
    viewModel.query = " "
    #expect(viewModel.state == .empty)
  }

  @Test
  func `says when nothing is found`() async throws {
    let viewModel = viewModel()
    try await viewModel.findPlaces(matching: PlaceQuery("Atlantis"))
    #expect(viewModel.state == .message("no place found for 'Atlantis'"))
  }

  @Test
  func `shows the words of a failure, and throws it`() async {
    let viewModel = viewModel(
      GeocodingPreviewClient(error: HTTPError(code: .unavailable, message: "no route")))
    await #expect(throws: HTTPError.self) { try await viewModel.findPlaces(matching: PlaceQuery("Oslo")) }
    #expect(viewModel.state != .querying)
  }

  @Test
  func `shows the words of a failure when it looks around a point`() async throws {
    let viewModel = viewModel(
      GeocodingPreviewClient(error: HTTPError(code: .unavailable, message: "no route")))
    let point = try Coordinate(latitude: 1, longitude: 2)
    await #expect(throws: HTTPError.self) { try await viewModel.findPlace(at: point) }
    #expect(viewModel.state == .message("no route"))
  }

  @Test
  func `names a point after what is near`() async throws {
    let viewModel = viewModel()
    let place = try await viewModel.findPlace(at: Coordinate(latitude: 0.9, longitude: 0))
    #expect(place.name == "near Osaka")
    #expect(await names(shownBy: viewModel) == ["near Osaka"])
  }

  @Test(arguments: [false, true])
  func `typing on while querying gives the search up`(isDeaf: Bool) async {
    let delays = ["Os": Duration.seconds(5), "Osl": .seconds(1)]
    let viewModel = viewModel(DelayedGeocodingService(clock: clock, delays: delays, isDeaf: isDeaf))
    await type("Os", into: viewModel)

    viewModel.query = "Osl"
    #expect(viewModel.state == .querying)
    await clock.waitForSleepers(isDeaf ? 2 : 1)
    clock.advance(by: .milliseconds(300))
    await clock.waitForSleepers(isDeaf ? 2 : 1)
    clock.advance(by: .seconds(1))
    #expect(await names(shownBy: viewModel) == ["Osl"])
    clock.advance(by: .seconds(5))
    for _ in 0..<100 { await Task.yield() }
    #expect(await names(shownBy: viewModel) == ["Osl"])
  }

  @Test
  func `deleting the text while querying gives the search up`() async {
    let service = DelayedGeocodingService(clock: clock, delays: ["Os": .seconds(5)], isDeaf: true)
    let viewModel = viewModel(service)
    await type("Os", into: viewModel)
    viewModel.query = ""
    clock.advance(by: .seconds(5))
    for _ in 0..<100 { await Task.yield() }
    #expect(viewModel.state == .empty)
  }

  @Test
  func `asking at once takes the place of the search after a pause`() async throws {
    let service = GeocodingPreviewClient(names: ["Oslo", "Osaka"])
    let viewModel = viewModel(service)
    viewModel.query = "Os"
    await clock.waitForSleepers()
    #expect(try await viewModel.findPlaces(matching: PlaceQuery("Oslo")).places.map(\.name) == ["Oslo"])
    clock.advance(by: .seconds(1))
    for _ in 0..<100 { await Task.yield() }
    #expect(await names(shownBy: viewModel) == ["Oslo"])
    #expect(service.queries.map(\.text) == ["Oslo"])
  }

  @Test
  func `a screen that is gone searches no more`() async throws {
    let service = GeocodingPreviewClient(names: ["Oslo"])
    var viewModel: AddLocationViewModel? = viewModel(service)
    weak let gone = viewModel
    viewModel?.query = "Os"
    await clock.waitForSleepers()
    viewModel = nil
    #expect(gone == nil)
    clock.advance(by: .seconds(1))
    for _ in 0..<100 { await Task.yield() }
    #expect(service.queries.isEmpty)
  }

  @Test
  func `searching leaves the main thread free`() async throws {
    let viewModel = viewModel(ThreadWitness())
    try await viewModel.findPlaces(matching: PlaceQuery("main"))
    #expect(viewModel.state == .message("elsewhere"))
  }

  @Test
  func `a slow search never shows its results over those of a newer one`() async throws {
    let delays = ["slow": Duration.seconds(2), "quick": .seconds(1)]
    let viewModel = viewModel(DelayedGeocodingService(clock: clock, delays: delays))
    let slow = Task { try await viewModel.findPlaces(matching: PlaceQuery("slow")) }
    await clock.waitForSleepers(1)
    let quick = Task { try await viewModel.findPlaces(matching: PlaceQuery("quick")) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    _ = try await quick.value
    #expect(await names(shownBy: viewModel) == ["quick"])
    clock.advance(by: .seconds(1))
    _ = try await slow.value
    #expect(await names(shownBy: viewModel) == ["quick"])
    #expect(viewModel.matches?.places.map(\.name) == ["quick"])
  }

  @Test
  func `a search whose screen is left stops querying`() async throws {
    let viewModel = viewModel(DelayedGeocodingService(clock: clock, delays: ["Oslo": .seconds(5)]))
    let search = Task { try await viewModel.findPlaces(matching: PlaceQuery("Oslo")) }
    await clock.waitForSleepers()
    #expect(viewModel.state == .querying)
    search.cancel()
    await #expect(throws: CancellationError.self) { try await search.value }
    #expect(viewModel.state == .empty)
    #expect(viewModel.matches == nil)
  }

  @Test
  func `a row tells places of one name apart`() throws {
    let point = try Coordinate(latitude: 1, longitude: 1)
    let place = Place(
      name: "Springfield", region: "Illinois", subregion: "Sangamon", country: "US",
      countryName: "United States",
      coordinate: point, matched: "Springfield", isExactMatch: true)
    #expect(AddLocationCellViewModel(place: place, id: 1).details == "Sangamon, Illinois, United States")
    let bare = Place(name: "Springfield", country: "US", coordinate: point, matched: "", isExactMatch: true)
    #expect(AddLocationCellViewModel(place: bare, id: 2).details == "US")
  }

  @Test
  func `adds the place of a cell`() async throws {
    let viewModel = viewModel()
    try await viewModel.findPlaces(matching: PlaceQuery("Osaka"))
    let change = try #require(try await viewModel.addLocation(with: 1))
    #expect(change.after.map(\.id) == ["osaka"])
    #expect(try await store.locations.map(\.name) == ["Osaka"])
  }

  @Test
  func `adds nothing for a cell that is not there`() async throws {
    let viewModel = viewModel()
    #expect(try await viewModel.addLocation(with: 1) == nil)
    #expect(try await store.locations.isEmpty)
  }

  @Test
  func `passes on that the place is saved already`() async throws {
    let viewModel = viewModel()
    try await viewModel.findPlaces(matching: PlaceQuery("Oslo"))
    try await viewModel.addLocation(with: 1)
    await #expect(throws: StoreError.duplicatePlace(name: "Oslo", id: "oslo")) {
      try await viewModel.addLocation(with: 1)
    }
  }
}
