import Synchronization

/// A list of places in memory, for previews and tests; it obeys the same rules as a list in a file.
public final class PreviewStore: Store {
  private struct State {
    var document: LocationDocument
    var backup: LocationDocument?
  }

  private let state: Mutex<State>
  private let broadcast: Broadcast<[Location]>

  /// Creates a list.
  ///
  /// - Throws: `StoreError` when two locations have the same id or are the same place, or an id is invalid.
  public init(_ locations: [Location] = []) throws(StoreError) {
    let edited = try LocationDocument.empty.applying(locations.map { .add($0) }, options: [])
    for result in edited.results { _ = try result.get() }
    let document = try LocationDocument(edited.bytes)
    state = Mutex(State(document: document))
    broadcast = Broadcast(document.locations)
  }

  public var contents: ListContents {
    get async throws(StoreError) { ListContents(state.withLock(\.document)) }
  }

  public var locationUpdates: AsyncStream<[Location]> { broadcast.values }

  public func apply(
    _ edits: [LocationEdit], options: EditOptions
  ) async throws(StoreError) -> [Result<LocationChange, StoreError>] {
    try change(options) { state throws(StoreError) in
      let edited = try state.document.applying(edits, options: options)
      return (try LocationDocument(edited.bytes), edited.results)
    }
  }

  public func undo(options: EditOptions) async throws(StoreError) -> [LocationChange] {
    try change(options) { state throws(StoreError) in
      guard let backup = state.backup else { throw .nothingToUndo }
      return (backup, backup.changes(from: state.document))
    }
  }

  public func check(with knowledge: PlaceKnowledge) async throws(StoreError) -> [ListProblem] {
    try LocationDocument.problems(in: state.withLock(\.document.bytes), knowledge)
  }

  public func repair(options: EditOptions) async throws(StoreError) -> ListRepair {
    // A list in memory has only gone through edits, which leave it sound.
    ListRepair(outcome: .sound, count: state.withLock(\.document.count))
  }

  private func change<Outcome: Sendable>(
    _ options: EditOptions, _ body: (State) throws(StoreError) -> (LocationDocument, Outcome)
  ) throws(StoreError) -> Outcome {
    try state.withLock { state throws(StoreError) in
      let (document, outcome) = try body(state)
      if !options.contains(.dryRun), document.bytes != state.document.bytes {
        state.backup = state.document
        state.document = document
        // Under the lock, so that lists are sent in the order of changes.
        broadcast.send(document.locations)
      }
      return outcome
    }
  }
}
