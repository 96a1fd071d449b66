import WeatherCore

/// What a command works with while it runs.
struct Session: Sendable {
  /// The streams and the environment.
  private(set) var console: Console
  /// Where places and weather come from.
  let services: Services
  /// What is set.
  let settings: Settings
  /// How rows are written.
  let output: Output
  /// Whether only data and errors are written.
  private(set) var isQuiet: Bool
  /// Whether more is said about the run.
  let isVerbose: Bool

  /// Gathers what a command line says about every command.
  init(_ arguments: Arguments, console: Console, services: Services, settings: Settings) throws {
    self.console = console
    self.services = services
    self.settings = settings
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    let standard = console.isOutputTerminal ? OutputFormat.text : .tsv
    // What explains the program must work though a setting is wrong.
    let isExplaining = [.help, .completions].contains(arguments.command)
    func choice<Choice: CaseIterable & RawRepresentable<String>>(
      _ name: String, default standard: Choice
    ) throws(CommandFailure) -> Choice {
      do {
        return try settings.choice(name, default: standard)
      } catch  where isExplaining {
        return standard
      }
    }
    let format = arguments.has("json") ? .json : try choice("format", default: standard)
    let color = try choice("color", default: ColorChoice.auto)
    output = Output(
      format: format, template: try arguments.value("template").map(Template.init(parsing:)),
      style: Style(choice: color, isTerminal: console.isOutputTerminal, environment: console.environment),
      width: console.width)
  }

  /// Writes rows to standard output.
  func write<Record: OutputRecord>(_ records: [Record], members: [(String, JSONOutput)] = []) throws {
    try console.write(output.text(records, members: members))
  }

  /// Writes what was done to standard output.
  ///
  /// - Parameter isCommitted: Whether the list was changed, which a failure to write then says.
  func writeCommitted(_ isCommitted: Bool, _ write: () throws -> Void) throws {
    do {
      try write()
    } catch let error as ConsoleError where isCommitted && error != .closedPipe {
      var failure = CommandFailure(error)
      failure.message += "; the list was changed all the same"
      failure.committed = true
      throw failure
    }
  }

  /// Says something about the run, unless told to be quiet.
  func say(_ text: String) {
    if !isQuiet { console.writeError(text.safe + "\n") }
  }

  /// Says something doubtful about the list, unless told to be quiet.
  func warn(_ text: String) {
    if !isQuiet { console.writeError("weather: warning: \(text.safe)\n") }
  }

  /// Says that a part of the work failed, though the rest is done.
  func reportPartial(_ failure: CommandFailure) {
    failure.report(to: console, asJSON: output.format == .json)
  }

  /// Says what is going on, when told to say more.
  func explain(_ text: @autoclosure () -> String) {
    if isVerbose { console.writeError("weather: \(text().safe)\n") }
  }

  /// Opens the list of places.
  func store() throws -> any Store {
    explain("the list is '\(services.listPath(settings))'")
    return try services.store(settings, warn)
  }

  /// Does work, with a line that shows that it goes on.
  ///
  /// - Parameter message: What is being done, asked for again each time that the line is drawn.
  @MainActor
  func waiting<Value: Sendable>(
    _ message: @autoclosure @escaping @Sendable () -> String,
    _ work: @MainActor @Sendable @escaping () async throws -> Value
  ) async throws -> Value {
    guard !isQuiet else { return try await work() }
    return try await Spinner(console: console, clock: services.clock, message: message).turning(work)
  }

  /// The screen that finds places: in the list in the program, or by a service.
  @MainActor
  func finder(isOnline: Bool = false) throws -> AddLocationViewModel {
    AddLocationViewModel(
      store: try services.store(settings, warn),
      geocodingService: isOnline ? try services.onlineGeocoding(settings) : try services.geocoding())
  }

  /// The places that a query may mean, while a line shows that they are looked for.
  @MainActor
  func places(matching query: PlaceQuery, isOnline: Bool) async throws -> PlaceMatches {
    let finder = try finder(isOnline: isOnline)
    return try await waiting("looking for '\(query.text)'") { try await finder.findPlaces(matching: query) }
  }

  /// The place that a query means, asked for if that is not clear and somebody is there.
  @MainActor
  func place(matching query: PlaceQuery, pick: Int?, isOnline: Bool) async throws -> Place {
    let matches = try await places(matching: query, isOnline: isOnline)
    return try PlaceChooser(query: query, pick: pick).choose(among: matches, self)
  }

  /// The place that a point is: named after what it is near.
  @MainActor
  func place(at coordinate: Coordinate) async throws -> Place {
    try await finder().findPlace(at: coordinate)
  }

  /// Reads a file that the user named; `-` is standard input.
  func contents(of file: String) throws -> [UInt8] {
    file == "-" ? try console.readInput() : try services.readFile(file)
  }

  /// The session for what is said before an error: one that is data stands alone on standard error.
  var besideError: Session {
    var session = self
    session.isQuiet = isQuiet || output.format == .json
    return session
  }

  /// The session for commands that may not ask anything.
  var withoutQuestions: Session {
    var session = self
    session.console.isInputTerminal = false
    session.console.isErrorTerminal = false
    return session
  }
}
