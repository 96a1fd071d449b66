import WeatherCore

/// `weather current`: shows the conditions at saved places, or at one that is not saved.
struct CurrentCommand: Command {
  /// The places to show.
  enum Subject: Hashable, Sendable {
    /// Saved places by id or name; all when there are none.
    case saved([String], tags: [String])
    /// A place by name.
    case place(PlaceQuery)
    /// A point.
    case point(Coordinate)
  }

  /// The places to show.
  let subject: Subject
  /// How long to wait before showing them again, or `nil` to show them once.
  let watch: Duration?

  init(_ arguments: Arguments) throws {
    if let name = arguments.value("place") {
      subject = .place(PlaceQuery(name))
    } else if let text = arguments.value("at") {
      subject = .point(try Coordinate(parsing: text))
    } else {
      subject = .saved(arguments.words, tags: arguments.values("tag"))
    }
    if case .saved = subject {} else { try arguments.refuseWords() }
    watch = try arguments.watchInterval
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    let viewModel = LocationViewModel(
      locations: try await locations(session), store: try session.store(),
      weatherService: try session.services.weather(session.settings))
    guard !viewModel.locations.isEmpty else {
      try session.write([Reading](), members: [("units", try session.settings.units().json)])
      session.say("There are no places to show; 'weather add <place>' adds one.")
      return .success
    }
    let report = try ConditionsReport(session)
    if let watch {
      try await ConditionsWatch(report: report, interval: watch).run(viewModel, session)
      return .success
    }
    let readings = try await report.fetch(viewModel, session)
    return try report.print(readings, session)
  }

  /// The places to show, read from the list or looked up.
  @MainActor
  private func locations(_ session: Session) async throws -> [Location] {
    switch subject {
    case .saved(let references, let tags):
      let viewModel = LocationsViewModel(store: try session.store())
      try await viewModel.load(references, tags: tags)
      return viewModel.locations
    case .place(let query):
      let matches = try await session.geocoding().places(matching: query)
      let number = try PlaceChooser(query: query, pick: nil).choose(among: matches, session)
      return [Location(matches.places[number - 1])]
    case .point(let coordinate):
      return [Location(try await session.place(at: coordinate))]
    }
  }
}
