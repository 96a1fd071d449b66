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
  func plan(_ session: Session) async throws -> EditPlan {
    switch subject {
    case .file(let file):
      try await PlaceImport(file: file, changes: changes, isOnline: isOnline).plan(session)
    case .point(let coordinate):
      EditPlan(edits: [changes.edit(adding: try await session.place(at: coordinate))])
    case .place(let query):
      EditPlan(edits: [
        changes.edit(adding: try await session.place(matching: query, pick: pick, isOnline: isOnline))
      ])
    }
  }
}
