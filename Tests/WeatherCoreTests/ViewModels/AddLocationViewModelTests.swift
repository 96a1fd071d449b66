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
    _ service: GeocodingPreviewClient = GeocodingPreviewClient(names: ["Oslo", "Osaka"])
  ) -> AddLocationViewModel {
    AddLocationViewModel(store: store, geocodingService: service, clock: clock, debounce: .milliseconds(300))
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
    let state = await viewModel.firstState { if case .results = $0 { true } else { false } }
    guard case .results(let cells) = state else {
      Issue.record("the state is \(state)")
      return
    }
    #expect(cells.map(\.name) == ["Oslo", "Osaka"])
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
