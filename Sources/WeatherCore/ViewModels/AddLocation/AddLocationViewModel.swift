public import Observation

/// The screen that finds a place and adds it to the list.
@MainActor
@Observable
public final class AddLocationViewModel {
  /// What was typed. A search starts when nothing more is typed for a moment.
  public var query = "" {
    didSet {
      if query != oldValue { scheduleSearch() }
    }
  }

  /// What the screen shows.
  public private(set) var state = State.empty

  /// The outcome of the last search that came to an end, or `nil` before the first.
  public private(set) var matches: PlaceMatches?

  private let store: any Store
  private let geocodingService: any GeocodingService
  private let clock: any Clock<Duration>
  private let debounce: Duration
  private var search: Task<Void, Never>?
  private var latestSearch = 0

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - store: The list to add to.
  ///   - geocodingService: What finds places.
  ///   - clock: The clock that the pause in typing is measured by.
  ///   - debounce: How long nothing may be typed before a search starts.
  public init(
    store: any Store, geocodingService: any GeocodingService,
    clock: any Clock<Duration> = ContinuousClock(), debounce: Duration = .milliseconds(300)
  ) {
    self.store = store
    self.geocodingService = geocodingService
    self.clock = clock
    self.debounce = debounce
  }

  /// Finds places now, without waiting for a pause.
  ///
  /// - Returns: What was found.
  /// - Throws: What the geocoding service throws; the state then says so too. `CancellationError` when the task
  ///   is cancelled.
  @discardableResult
  public func findPlaces(matching query: PlaceQuery) async throws -> PlaceMatches {
    search?.cancel()
    return try await show(matchesOf: query)
  }

  /// Finds what a point is near, so that it can be added under a name such as `near Halle`.
  ///
  /// - Returns: The point as a place, which is then the only result.
  /// - Throws: What the geocoding service throws; the state then says so too. `CancellationError` when the task
  ///   is cancelled.
  @discardableResult
  public func findPlace(at coordinate: Coordinate) async throws -> Place {
    search?.cancel()
    let matches = try await show(coordinate.typedText) { [geocodingService] in
      let place = try await geocodingService.place(nearestTo: coordinate)
      return PlaceMatches(places: [Place(coordinate: coordinate, nearest: place)])
    }
    return matches.places[0]
  }

  /// The edit that adds the place of a cell.
  ///
  /// - Returns: The edit, or `nil` when no cell has the id.
  public func edit(
    adding id: AddLocationCellViewModel.ID, changes: AddLocationChanges = AddLocationChanges()
  ) -> LocationEdit? {
    guard case .results(let cells) = state, let cell = cells.first(where: { $0.id == id }) else { return nil }
    return changes.edit(adding: cell.place)
  }

  /// Adds the place of a cell to the list.
  ///
  /// - Parameters:
  ///   - id: The id of one of the cells in the state's results.
  ///   - changes: What to save otherwise than found, such as another name.
  ///   - options: How to change the list.
  /// - Returns: What was added, or `nil` when no cell has the id.
  /// - Throws: What the store throws.
  @discardableResult
  public func addLocation(
    with id: AddLocationCellViewModel.ID, changes: AddLocationChanges = AddLocationChanges(),
    options: EditOptions = []
  ) async throws(StoreError) -> LocationChange? {
    guard let edit = edit(adding: id, changes: changes) else { return nil }
    return try await store.apply([edit], options: options).first?.get()
  }

  @discardableResult
  private func show(matchesOf query: PlaceQuery) async throws -> PlaceMatches {
    try await show(query.text) { [geocodingService] in try await geocodingService.places(matching: query) }
  }

  /// Shows how a search goes, unless a newer one has begun by then. Searching itself leaves the screen free.
  private func show(
    _ text: String, _ find: @concurrent @Sendable () async throws -> PlaceMatches
  ) async throws -> PlaceMatches {
    latestSearch += 1
    let number = latestSearch
    state = .querying
    do {
      let matches = try await find()
      try Task.checkCancellation()
      if number == latestSearch {
        self.matches = matches
        state = State(matches, query: text)
      }
      return matches
    } catch {
      let isCancelled = error is CancellationError || Task.isCancelled
      if number == latestSearch { state = isCancelled ? .empty : .message("\(error)") }
      throw error
    }
  }

  private func scheduleSearch() {
    search?.cancel()
    latestSearch += 1
    let text = query
    guard !text.allSatisfy(\.isWhitespace) else {
      state = .empty
      return
    }
    search = Task { [weak self, clock, debounce] in
      do {
        try await clock.sleep(for: debounce)
        try await self?.show(matchesOf: PlaceQuery(text))
      } catch {
        // Cancelled by more typing, or failed: then the state holds the message.
      }
    }
  }
}
