import WeatherCore

/// `weather edit`: changes a saved place, or moves it in the list.
struct EditCommand: EditingCommand {
  /// The id or name, as typed.
  private let reference: String
  /// What to change, but for what depends on the point's surroundings.
  let patch: LocationPatch
  /// How to change the list.
  let options: EditOptions

  init(_ arguments: Arguments) throws {
    guard let reference = arguments.words.first else { throw UsageError("missing argument '<id>'") }
    try arguments.refuseWords(after: 1)
    self.reference = reference
    patch = LocationPatch(
      name: try arguments.text("name"), id: arguments.value("id"),
      coordinate: try arguments.value("at").map { text throws(CoordinateError) in
        try Coordinate(parsing: text)
      },
      note: arguments.value("note"), tagsToAdd: try arguments.tags("tag"),
      tagsToRemove: try arguments.tags("untag"),
      position: try Self.position(arguments))
    options = arguments.editOptions
    if patch == LocationPatch() {
      throw UsageError("nothing to change; say what, as in 'weather edit \(reference) --name <name>'")
    }
  }

  private static func position(_ arguments: Arguments) throws(UsageError) -> LocationPatch.Position? {
    let given = ["first", "last", "before", "after"].filter(arguments.has)
    if given.count > 1 { throw UsageError("'--\(given[0])' and '--\(given[1])' cannot both hold") }
    return switch given.first {
    case "first": .first
    case "last": .last
    case "before": arguments.value("before").map { .before($0) }
    case "after": arguments.value("after").map { .after($0) }
    default: nil
    }
  }

  @MainActor
  func plan(_ session: Session) async throws -> EditPlan {
    var patch = patch
    if let coordinate = patch.coordinate {
      let place = try await session.place(at: coordinate)
      patch.surroundings = LocationPatch.Surroundings(
        region: place.region, country: place.country, timeZone: place.timeZone)
    }
    return EditPlan(edits: [.update(reference, patch)])
  }
}
