import WeatherCore

/// `weather search`: shows the places that fit a name, or what a point is near, and saves nothing.
struct SearchCommand: Command {
  /// What to look for.
  let query: PlaceQuery
  /// Whether to ask a service.
  let isOnline: Bool

  init(_ arguments: Arguments) throws {
    guard !arguments.words.isEmpty else { throw UsageError("missing argument '<text>'") }
    var query = arguments.placeQuery(arguments.words.joined(separator: " "))
    query.limit = try arguments.number("limit", in: 1...PlaceQuery.mostPlaces) ?? query.limit
    if Coordinate.isMeant(by: query.text) {
      try arguments.refuse(["country", "region", "online"], beside: "a coordinate")
    }
    self.query = query
    isOnline = arguments.has("online")
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    if Coordinate.isMeant(by: query.text) {
      try session.write([await session.place(at: Coordinate(parsing: query.text))])
      return .success
    }
    let matches = try await session.places(matching: query, isOnline: isOnline)
    guard !matches.places.isEmpty else { throw PlaceChooser(query: query, pick: nil).notFound(matches) }
    try session.write(matches.places)
    if let remark = matches.remark { session.say(remark) }
    if session.output.format != .json, let hint = query.hint(ofMoreThan: matches, isOnline: isOnline) {
      session.say(hint)
    }
    return .success
  }
}
