import Foundation
import Synchronization
import TestSupport
import WeatherCore

@testable import weather

/// What one run of the program wrote and how it ended.
struct Transcript: Sendable {
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let error: String
  /// How it ended.
  let status: ExitStatus

  /// The run as a person would see it: the two streams, and the status if it is not 0.
  var text: String {
    output + (error.isEmpty ? "" : "--- standard error\n\(error)")
      + (status == .success ? "" : "--- status \(status.rawValue)\n")
  }
}

/// A terminal or pipe to run the program on, with a list that lasts from run to run.
struct Shell: Sendable {
  /// The list of places.
  let store: any Store
  /// Where the weather comes from.
  var weatherService: any WeatherService = WeatherPreviewClient(now: { Shell.now })
  /// The environment.
  var environment: [String: String] = ["LANG": "C.UTF-8"]
  /// Whether the streams are a terminal.
  var isTerminal = false
  /// The terminal's width.
  var width = 80
  /// What is typed, or comes through the pipe.
  var input = ""
  /// Why standard output cannot be written, or `nil` when it can.
  var outputFailure: ConsoleError?
  /// What the list's file warns of, or `nil`.
  var storeWarning: String?
  /// What the configuration file says.
  var configuration = Configuration()

  /// Creates a shell with an empty list in memory, or with another list.
  init(store: (any Store)? = nil) throws {
    self.store = try store ?? PreviewStore()
  }

  /// The time at which everything happens: 2026-07-28 13:45 in UTC.
  static let now = Date(timeIntervalSince1970: 1_785_246_300)

  /// Runs one command line.
  func run(_ words: String...) async -> Transcript {
    await run(words)
  }

  /// Runs one command line.
  func run(_ words: [String]) async -> Transcript {
    let output = Mutex("")
    let error = Mutex("")
    let lines = Mutex(input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...])
    let input = input
    let console = Console(
      write: { [outputFailure] text throws(ConsoleError) in
        if let outputFailure { throw outputFailure }
        output.withLock { $0 += text }
      },
      writeError: { text in error.withLock { $0 += text } },
      readLine: { lines.withLock { $0.popFirst() } },
      readInput: { Array(input.utf8) },
      environment: environment, isInputTerminal: isTerminal, isOutputTerminal: isTerminal,
      isErrorTerminal: isTerminal, terminalSize: { [isTerminal, width] in isTerminal ? (width, 1_000) : nil })
    let program = Weather(
      console: console, services: services, configuration: { [configuration] in configuration })
    let status = await program.run(words)
    return Transcript(output: output.withLock { $0 }, error: error.withLock { $0 }, status: status)
  }

  private var services: Services {
    Services(
      listPath: { _ in "(memory)" },
      store: { [store, storeWarning] _, warn in
        if let storeWarning { warn(storeWarning) }
        return store
      },
      geocoding: { try GazetteerGeocodingService() },
      onlineGeocoding: { _ in try GazetteerGeocodingService() },
      weather: { [weatherService] _, _ in weatherService },
      offset: { zone, date in TimeZone(identifier: zone)?.secondsFromGMT(for: date) },
      now: { Shell.now },
      // A clock that stands: no spinner turns, however slow the machine is.
      clock: ManualClock(), readFile: { try UserFile.contents(of: $0) },
      country: { try? GazetteerGeocodingService().place(nearestTo: $0)?.place.country },
      countryCode: { try? GazetteerGeocodingService().countryCode(of: $0) },
      completions: { (try? GazetteerGeocodingService().completions(prefix: $0, limit: 500)) ?? [] })
  }
}
