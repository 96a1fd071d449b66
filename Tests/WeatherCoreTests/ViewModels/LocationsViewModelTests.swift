import TestSupport
import Testing

@testable import WeatherCore

@MainActor
struct LocationsViewModelTests {
  private func store() throws -> PreviewStore {
    try PreviewStore([
      Location(
        name: "Oslo", region: "Oslo", country: "NO",
        coordinate: Coordinate(latitude: 59.91, longitude: 10.75),
        tags: ["north"]),
      Location(name: "Nice", country: "FR", coordinate: Coordinate(latitude: 43.7, longitude: 7.27)),
    ])
  }

  @Test
  func `shows the list in its order`() async throws {
    let viewModel = LocationsViewModel(store: try store())
    try await viewModel.load()
    #expect(viewModel.locationCellViewModels.map(\.name) == ["Oslo", "Nice"])
    #expect(viewModel.locationCellViewModels.map(\.surroundings) == ["Oslo, NO", "FR"])
  }

  @Test(
    arguments: [
      (["nice", "oslo"], [], ["nice", "oslo"]), (["OSLO"], [], ["oslo"]), ([], ["north"], ["oslo"]),
      ([], ["south"], []), (["nice"], ["north"], []),
    ] as [([String], [String], [String])])
  func `shows the places that are named`(references: [String], tags: [String], ids: [String]) async throws {
    let viewModel = LocationsViewModel(store: try store())
    try await viewModel.load(references, tags: tags)
    #expect(viewModel.locations.map(\.id) == ids)
  }

  @Test
  func `names the nearest id to an unknown one`() async throws {
    let viewModel = LocationsViewModel(store: try store())
    await #expect(throws: StoreError.unknownID("osl", nearest: "oslo")) { try await viewModel.load(["osl"]) }
  }

  @Test
  func `follows changes of the list until its screen is left`() async throws {
    let store = try store()
    let viewModel = LocationsViewModel(store: store)
    let following = Task { await viewModel.start() }
    #expect(await shownIDs(viewModel) { !$0.isEmpty } == ["oslo", "nice"])
    _ = try await viewModel.apply([.remove("oslo")])
    #expect(await shownIDs(viewModel) { $0.count == 1 } == ["nice"])

    following.cancel()
    await following.value
    _ = try await viewModel.apply([.remove("nice")])
    #expect(viewModel.locations.map(\.id) == ["nice"])
  }

  @Test(
    arguments: [
      (["nice", "oslo"], [], ["nice", "oslo"], ["nice"]), ([], ["north"], ["oslo"], []),
      ([], [], ["oslo", "nice", "lima"], ["nice", "lima"]),
    ] as [([String], [String], [String], [String])])
  func `follows the part of the list that was loaded`(
    references: [String], tags: [String], first: [String], second: [String]
  ) async throws {
    let store = try store()
    let viewModel = LocationsViewModel(store: store)
    try await viewModel.load(references, tags: tags)
    let following = Task { await viewModel.start() }
    defer { following.cancel() }
    let lima = Location(name: "Lima", coordinate: try Coordinate(latitude: -12, longitude: -77))
    _ = try await viewModel.apply([.add(lima)])
    #expect(await shownIDs(viewModel) { $0 == first } == first)
    _ = try await viewModel.apply([.remove("oslo")])
    #expect(await shownIDs(viewModel) { $0 == second } == second)
  }

  @Test
  func `shows what others do to a file`() async throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder.path + "/list.json")
    let viewModel = LocationsViewModel(store: FileStore(path: path))
    let following = Task { await viewModel.start() }
    defer { following.cancel() }
    // Another store object is to this one what another process is.
    let other = FileStore(path: path)
    try await other.addLocation(FileStoreTests.home)
    #expect(await shownIDs(viewModel) { !$0.isEmpty } == [FileStoreTests.home.id])
    try await other.removeLocation(FileStoreTests.home)
    #expect(await shownIDs(viewModel, where: \.isEmpty) == [])
  }

  private func shownIDs(
    _ viewModel: LocationsViewModel, where isExpected: ([String]) -> Bool
  ) async -> [String] {
    await observed({ viewModel.locations.map(\.id) }, where: isExpected)
  }
}
