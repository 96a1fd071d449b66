/// A list of places that is kept, in order.
///
/// Every change is applied to the newest list, as one step: readers see the list before it or after it.
public protocol Store: Sendable {
  /// The list as it is now, with what is questionable about it.
  ///
  /// - Throws: `StoreError` when the list is damaged or cannot be read.
  var contents: ListContents { get async throws(StoreError) }

  /// The list now, and then each newer one, whoever changed it.
  ///
  /// Each read of the property is a new stream. The current list comes first; a slow reader skips to the
  /// newest; a failed change sends nothing; ending the reading task ends the subscription.
  var locationUpdates: AsyncStream<[Location]> { get }

  /// Adds a location to the end of the list.
  ///
  /// - Throws: `StoreError.duplicateID` or `.duplicatePlace` if it is on the list already.
  func addLocation(_ location: Location) async throws(StoreError)

  /// Removes the location that has the same id.
  ///
  /// - Throws: `StoreError.unknownID` if there is none.
  func removeLocation(_ location: Location) async throws(StoreError)

  /// Applies edits, in order, to the newest list as one change.
  ///
  /// If any edit fails, nothing is changed, unless `options` contains `.keepGoing`.
  ///
  /// - Returns: For each edit, in order, what it did or why it could not be done.
  /// - Throws: `StoreError` when the list as a whole cannot be read or written.
  func apply(
    _ edits: [LocationEdit], options: EditOptions
  ) async throws(StoreError) -> [Result<LocationChange, StoreError>]

  /// Takes back the last change.
  ///
  /// - Returns: What taking it back did, in the order of the list.
  /// - Throws: `StoreError.nothingToUndo` if no earlier list is kept.
  func undo(options: EditOptions) async throws(StoreError) -> [LocationChange]

  /// Looks the list over: ids and places that occur twice, ids that are none, impossible or swapped
  /// coordinates, unknown time zones. Places that keep the list from being read are found too.
  ///
  /// - Returns: What was found, in the order of the list.
  /// - Throws: `StoreError` when there is no list to look over: the text is no JSON, or cannot be read.
  func check(with knowledge: PlaceKnowledge) async throws(StoreError) -> [ListProblem]

  /// Mends a list that is damaged, or in which ids occur twice; a sound one stays as it is.
  ///
  /// The damaged list is kept under another name first. Then the places that stand in it whole are kept, and those
  /// that do not are taken from the list before the last change, where it has them.
  ///
  /// - Returns: What was done.
  /// - Throws: `StoreError.newerVersion` for a list that is not for us to mend, and `.file` when the list cannot be
  ///   read or written.
  func repair(options: EditOptions) async throws(StoreError) -> ListRepair
}

extension Store {
  /// The places, in the order of the list.
  ///
  /// - Throws: `StoreError` when the list is damaged or cannot be read.
  public var locations: [Location] {
    get async throws(StoreError) { try await contents.locations }
  }

  public func addLocation(_ location: Location) async throws(StoreError) {
    for result in try await apply([.add(location)], options: []) { _ = try result.get() }
  }

  public func removeLocation(_ location: Location) async throws(StoreError) {
    for result in try await apply([.removeID(location.id)], options: []) { _ = try result.get() }
  }
}
