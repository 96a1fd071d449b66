import WeatherCore

extension Session {
  /// Opens the list of places.
  func store() throws -> any Store {
    explain("the list is '\(services.listPath(settings))'")
    return try services.store(settings, warn)
  }

  /// The screen that finds places: in the list in the program, or by a service.
  @MainActor
  func finder(isOnline: Bool = false) throws -> AddLocationViewModel {
    AddLocationViewModel(
      store: try services.store(settings, warn),
      geocodingService: isOnline ? try services.onlineGeocoding(settings) : try services.geocoding())
  }

  /// The places that a query may mean, while a line shows that they are looked for.
  @MainActor
  func places(matching query: PlaceQuery, isOnline: Bool) async throws -> PlaceMatches {
    let finder = try finder(isOnline: isOnline)
    return try await waiting("looking for '\(query.text)'") { try await finder.findPlaces(matching: query) }
  }

  /// The place that a query means, asked for if that is not clear and somebody is there.
  @MainActor
  func place(matching query: PlaceQuery, pick: Int?, isOnline: Bool) async throws -> Place {
    let matches = try await places(matching: query, isOnline: isOnline)
    return try PlaceChooser(query: query, pick: pick, isOnline: isOnline).choose(among: matches, self)
  }

  /// The place that a point is: named after what it is near.
  @MainActor
  func place(at coordinate: Coordinate) async throws -> Place {
    try await finder().findPlace(at: coordinate)
  }
}
