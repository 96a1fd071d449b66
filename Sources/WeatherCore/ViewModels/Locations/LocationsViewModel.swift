public import Observation

/// The screen with the list of saved places.
@MainActor
@Observable
public final class LocationsViewModel {
  /// The saved places, in the order of the list; empty until loaded.
  public private(set) var locations: [Location] = []

  /// What was questionable about the list when it was loaded.
  public private(set) var warnings: [ListWarning] = []

  private let store: any Store
  /// The ids of the places that were named when the list was loaded, or `nil` when none was.
  private var named: [Location.ID]?
  private var tags: [String] = []

  /// Creates the screen.
  public init(store: any Store) {
    self.store = store
  }

  /// The cells of the list, one for each place, made as they are asked for.
  public var locationCellViewModels: some RandomAccessCollection<LocationCellViewModel> {
    locations.lazy.map(LocationCellViewModel.init)
  }

  /// Follows the list, whoever changes it, until the task is cancelled.
  ///
  /// Of a list of which a part was loaded, that part is followed: the places that were named, and those with
  /// the tags that were asked for.
  public func start() async {
    for await locations in store.locationUpdates {
      self.locations = shown(of: locations)
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
    let selected = try contents.locations.selecting(references)
    named = references.isEmpty ? nil : selected.map(\.id)
    self.tags = tags
    locations = shown(of: selected)
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

  /// The part of a list that is shown.
  private func shown(of locations: [Location]) -> [Location] {
    var shown = locations
    if let named {
      let places = Dictionary(locations.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      shown = named.compactMap { places[$0] }
    }
    return tags.isEmpty ? shown : shown.filter { location in tags.allSatisfy(location.tags.contains) }
  }
}
