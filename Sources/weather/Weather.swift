import WeatherCore

/// The program, apart from the process it runs in.
struct Weather: Sendable {
  /// The streams and the environment.
  var console: Console
  /// Where places and weather come from.
  var services: Services
  /// Reads the configuration file, only when a command runs.
  var configuration: @Sendable () throws -> Configuration

  /// Runs one command line.
  ///
  /// - Returns: The status to exit with.
  func run(_ words: [String]) async -> ExitStatus {
    do {
      let arguments = try Arguments(parsing: words)
      return try await run(arguments)
    } catch ConsoleError.closedPipe {
      return .closedPipe
    } catch {
      return report(CommandFailure(error), asJSON: Self.wantsJSON(words, console.environment))
    }
  }

  private func run(_ arguments: Arguments) async throws -> ExitStatus {
    if arguments.has("version"), !arguments.has("help") {
      try console.write("weather \(Version.current)\n")
      return .success
    }
    if arguments.has("help") {
      try console.write(HelpText(for: arguments.command == .help ? nil : arguments.command).text)
      return .success
    }
    let settings = Settings(
      options: arguments.options, environment: console.environment,
      configuration: try configuration(for: arguments))
    let session = try Session(arguments, console: console, services: services, settings: settings)
    return try await arguments.command.type.init(arguments).run(session)
  }

  /// The configuration; commands that explain the program work without one, too.
  private func configuration(for arguments: Arguments) throws -> Configuration {
    switch arguments.command {
    case .completions: (try? configuration()) ?? Configuration()
    case .help where !arguments.has("settings"): (try? configuration()) ?? Configuration()
    default: try configuration()
    }
  }

  /// Whether errors are to be data: read from the words as they are, since they may be what is wrong.
  private static func wantsJSON(_ words: [String], _ environment: [String: String]) -> Bool {
    let options = words.prefix { $0 != "--" }
    if options.contains("--json") || options.contains("-j") || options.contains("--format=json") {
      return true
    }
    for (option, value) in zip(options, options.dropFirst()) where option == "--format" {
      return value == "json"
    }
    return environment["WEATHER_FORMAT"] == "json"
  }

  private func report(_ failure: CommandFailure, asJSON: Bool) -> ExitStatus {
    if asJSON {
      console.writeError(JSONOutput.object([("error", failure.json)]).serialized + "\n")
    } else {
      console.writeError("weather: \(failure.message.safe)\n")
      for detail in failure.details { console.writeError(detail + "\n") }
      if failure.code == .usage { console.writeError("Try 'weather help'.\n") }
    }
    return ExitStatus(failure.code)
  }
}
