import Foundation
import WeatherCore

/// Keeps a list in the file that is named, finds a place, and shows made-up conditions there.
@main
struct Example {
  @MainActor
  static func main() async throws {
    let store = FileStore(path: FilePath(CommandLine.arguments.dropFirst().first ?? "places.json"))
    let adding = AddLocationViewModel(store: store, geocodingService: try GazetteerGeocodingService())
    try await adding.findPlaces(matching: PlaceQuery("Oslo"))
    try await adding.addLocation(with: 1, changes: AddLocationChanges(ifMissing: true))

    let list = LocationsViewModel(store: store)
    try await list.load()
    let screen = LocationViewModel(
      locations: list.locations, store: store, weatherService: WeatherPreviewClient(now: { Date() }))
    await screen.fetch()
    for place in screen.currentConditionsViewModels {
      print(place.location.name, place.temperature ?? "?", place.summary ?? "?")
    }
  }
}
