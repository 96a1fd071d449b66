import WeatherCore

/// The code of the article about keeping a list.
enum KeepingAListExamples {
  static func keep(_ path: String) async throws -> [String] {
    let store = FileStore(path: FilePath(path))
    let coordinate = try Coordinate(latitude: 59.91, longitude: 10.75)
    try await store.addLocation(Location(name: "Oslo", country: "NO", coordinate: coordinate))
    let names = try await store.locations.map(\.name)
    return names
  }

  static func edit(_ store: some Store) async throws -> [Result<LocationChange, StoreError>] {
    let results = try await store.apply(
      [.remove("oslo", ifPresent: true), .update("rome", LocationPatch(position: .first))], options: [])
    return results
  }

  static func follow(_ store: some Store, _ show: ([Location]) -> Void) async {
    for await locations in store.locationUpdates {
      show(locations)
    }
  }
}
