import WeatherCore

extension EditOptions {
  /// The options to apply edits with when others could not even be read: those must not let the rest through, unless
  /// what can be done is to be done.
  func beside(failures: Bool) -> EditOptions {
    failures && !contains(.keepGoing) ? union(.dryRun) : self
  }
}
