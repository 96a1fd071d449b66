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
  /// The number of the candidate to take, or `nil`.
  let pick: Int?
  /// Whether to ask a service for the place.
  let isOnline: Bool
  /// How long to wait before showing them again, or `nil` to show them once.
  let watch: Duration?

  init(_ arguments: Arguments) throws {
    pick = try arguments.number("pick", in: 1...100)
    let ofNames = ["country", "region", "pick", "online"]
    if let name = try arguments.text("place") {
      try arguments.refuseWords()
      try arguments.refuse(["at", "tag"], beside: "--place")
      subject = .place(arguments.placeQuery(name, pick: pick))
    } else if let text = arguments.value("at") {
      try arguments.refuseWords()
      try arguments.refuse(["tag"] + ofNames, beside: "--at")
      subject = .point(try Coordinate(parsing: text))
    } else {
      try arguments.refuse(ofNames, beside: "saved places")
      subject = .saved(arguments.words, tags: try arguments.tags("tag"))
    }
    isOnline = arguments.has("online")
    watch = try arguments.watchInterval
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    let progress = Progress("asking for the weather")
    let report = try ConditionsReport(session, progress)
    let weatherService = try session.services.weather(session.settings) { progress.advance(by: $0) }
    let fixed = isSaved ? nil : try await locations(session)
    // A saved list may change from one round to the next.
    let screen = { @MainActor @Sendable in
      var locations = fixed ?? []
      if fixed == nil { locations = try await self.locations(session) }
      return LocationViewModel(
        locations: locations, store: try session.store(), weatherService: weatherService)
    }
    if let watch {
      try await ConditionsWatch(report: report, interval: watch).run(session, screen)
      return .success
    }
    let viewModel = try await screen()
    guard !viewModel.locations.isEmpty else {
      try session.console.write(report.text([], session))
      session.say(emptiness)
      return .success
    }
    return try report.print(try await report.fetch(viewModel, session), session)
  }

  /// Whether saved places are shown.
  private var isSaved: Bool {
    if case .saved = subject { true } else { false }
  }

  /// Why there is nothing to show.
  private var emptiness: String {
    if case .saved(_, let tags) = subject, !tags.isEmpty { return "No place has that tag." }
    return "There are no places to show; 'weather add <place>' adds one."
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
      return [Location(try await session.place(matching: query, pick: pick, isOnline: isOnline))]
    case .point(let coordinate):
      return [Location(try await session.place(at: coordinate))]
    }
  }
}
