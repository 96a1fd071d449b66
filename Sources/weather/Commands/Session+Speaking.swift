import WeatherCore

extension Session {
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
}
