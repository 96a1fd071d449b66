import WeatherCore

/// `weather add`: finds a place, or takes a point, and saves it.
struct AddCommand: EditingCommand {
  /// What is to be added.
  enum Subject: Hashable, Sendable {
    /// A place by name.
    case place(PlaceQuery)
    /// A point.
    case point(Coordinate)
    /// The places of a file; `-` is standard input.
    case file(String)
  }

  /// What is to be added.
  let subject: Subject
  /// What to save otherwise than found.
  let changes: AddLocationChanges
  /// The number of the candidate to take, or `nil`.
  let pick: Int?
  /// Whether to ask a service for the place.
  let isOnline: Bool
  /// How to change the list.
  let options: EditOptions

  init(_ arguments: Arguments) throws {
    var name = try arguments.text("name")
    pick = try arguments.number("pick", in: 1...100)
    subject = try Self.subject(arguments, name: &name, pick: pick)
    let note = arguments.value("note").flatMap { $0.isEmpty ? nil : $0 }
    changes = AddLocationChanges(
      name: name, id: arguments.value("id"), note: note, tags: try arguments.tags("tag"),
      ifMissing: arguments.has("if-missing"))
    isOnline = arguments.has("online")
    options = arguments.editOptions
  }

  private static func subject(_ arguments: Arguments, name: inout String?, pick: Int?) throws -> Subject {
    if let file = arguments.value("from") {
      try arguments.refuseWords()
      try arguments.refuse(["name", "id", "at", "pick", "country", "region"], beside: "--from")
      return .file(file)
    }
    let ofPlaces = ["pick", "country", "region", "online"]
    if let text = arguments.value("at") {
      try arguments.refuse(ofPlaces, beside: "--at")
      if !arguments.words.isEmpty { name = name ?? arguments.words.joined(separator: " ") }
      return .point(try Coordinate(parsing: text))
    }
    guard !arguments.words.isEmpty else { throw UsageError("missing argument '<place>'") }
    if let (coordinate, words) = try Coordinate.trailing(in: arguments.words) {
      try arguments.refuse(ofPlaces, beside: "a coordinate")
      if !words.isEmpty { name = name ?? words.joined(separator: " ") }
      return .point(coordinate)
    }
    return .place(arguments.placeQuery(arguments.words.joined(separator: " "), pick: pick))
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    if case .file = subject { return try await runPlan(session) }
    let viewModel = try self.viewModel(session)
    let id = try await find(viewModel, session)
    guard let change = try await viewModel.addLocation(with: id, changes: changes, options: options) else {
      throw CommandFailure(code: .internal, message: "the chosen place is gone")
    }
    try session.report([change], isDryRun: options.contains(.dryRun))
    return .success
  }

  @MainActor
  func plan(_ session: Session) async throws -> EditPlan {
    if case .file(let file) = subject {
      return try await PlaceImport(file: file, changes: changes, isOnline: isOnline).plan(session)
    }
    let viewModel = try self.viewModel(session)
    let id = try await find(viewModel, session)
    return EditPlan(edits: viewModel.edit(adding: id, changes: changes).map { [$0] } ?? [])
  }

  @MainActor
  private func viewModel(_ session: Session) throws -> AddLocationViewModel {
    AddLocationViewModel(
      store: try session.store(), geocodingService: try session.geocoding(isOnline: isOnline))
  }

  /// Finds the place, and asks which is meant if that is not clear; answers the number of its cell.
  @MainActor
  private func find(_ viewModel: AddLocationViewModel, _ session: Session) async throws -> Int {
    switch subject {
    case .point(let coordinate):
      try await viewModel.findPlace(at: coordinate)
      return 1
    case .place(let query):
      let matches = try await session.waiting("looking for '\(query.text)'") {
        try await viewModel.findPlaces(matching: query)
      }
      return try PlaceChooser(query: query, pick: pick).choose(among: matches, session)
    case .file: return 0
    }
  }
}
