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
  /// - Parameter obstacle: What keeps the command from being run at all, or `nil`.
  /// - Returns: The status to exit with.
  func run(_ words: [String], obstacle: (any Error)? = nil) async -> ExitStatus {
    // Until it is known what is meant, the words as they are tell how an error is to be shown.
    var writesJSON = Self.wantsJSON(words, console.environment)
    var command = words.first { !$0.hasPrefix("-") }.flatMap(CommandName.init(rawValue:))
    do {
      if let obstacle { throw obstacle }
      let arguments = try Arguments(parsing: words)
      command = arguments.command
      if let text = Self.helpText(arguments) {
        try console.write(text)
        return .success
      }
      let settings = Settings(
        options: arguments.options, environment: console.environment,
        configuration: try configuration(for: arguments))
      let session = try Session(arguments, console: console, services: services, settings: settings)
      writesJSON = session.output.format == .json
      let work = try arguments.command.type.init(arguments)
      try session.output.check(for: arguments.command)
      return try await work.run(session)
    } catch ConsoleError.closedPipe {
      return .closedPipe
    } catch {
      let failure = CommandFailure(error)
      let topic = command.flatMap { $0 == .help ? nil : " \($0.rawValue)" } ?? ""
      failure.report(to: console, asJSON: writesJSON, help: "weather help\(topic)")
      return ExitStatus(failure.code)
    }
  }

  /// What `--help` and `--version` show, or `nil` when neither is given.
  private static func helpText(_ arguments: Arguments) -> String? {
    if arguments.has("help") {
      return HelpText(for: arguments.command == .help ? nil : arguments.command).text
    }
    return arguments.has("version") ? "weather \(Version.current)\n" : nil
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
    if options.contains("--json") || options.contains(where: isLettersWithJ) { return true }
    if let option = options.last(where: { $0.hasPrefix("--format=") }) {
      return option.lowercased().hasSuffix("=json")
    }
    for (option, value) in zip(options, options.dropFirst()) where option == "--format" {
      return value.lowercased() == "json"
    }
    return environment["WEATHER_FORMAT"]?.lowercased() == "json"
  }

  /// Whether a word is `-j`, by itself or among other letters.
  private static func isLettersWithJ(_ word: String) -> Bool {
    word.first == "-" && word.dropFirst().allSatisfy(\.isLetter) && word.contains("j")
  }
}
