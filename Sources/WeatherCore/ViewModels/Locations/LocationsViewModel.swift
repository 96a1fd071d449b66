public import Observation

/// The screen with the list of saved places.
@MainActor
@Observable
public final class LocationsViewModel {
  /// The saved places, in the order of the list; empty until loaded.
  public private(set) var locations: [Location] = []

  /// What is questionable about the list that was loaded.
  public private(set) var warnings: [ListWarning] = []

  private let store: any Store

  /// Creates the screen.
  public init(store: any Store) {
    self.store = store
  }

  /// The cells of the list, one for each place, made as they are asked for.
  public var locationCellViewModels: some RandomAccessCollection<LocationCellViewModel> {
    locations.lazy.map(LocationCellViewModel.init)
  }

  /// Follows the list, whoever changes it, until the task is cancelled.
  public func start() async {
    for await locations in store.locationUpdates {
      self.locations = locations
    }
  }

  /// Reads the list once: the places that are named, in the order named, or all places when none is.
  ///
  /// - Parameters:
  ///   - references: Ids, or names that only one place has.
  ///   - tags: Tags that every place must have.
  /// - Throws: `StoreError` when the list is damaged or cannot be read, and `.unknownID` or `.ambiguousName`
  ///   for the first reference that names no single place.
  public func load(_ references: [String] = [], tags: [String] = []) async throws(StoreError) {
    let contents = try await store.contents
    warnings = contents.warnings
    locations = try contents.locations.selecting(references, tags: tags)
  }

  /// Applies edits to the list as one change.
  ///
  /// - Returns: For each edit, what it did or why it could not be done.
  /// - Throws: `StoreError` when the list cannot be read or written.
  public func apply(
    _ edits: [LocationEdit], options: EditOptions = []
  ) async throws(StoreError) -> [Result<LocationChange, StoreError>] {
    try await store.apply(edits, options: options)
  }
}
