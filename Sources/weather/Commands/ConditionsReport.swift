import WeatherCore

/// Fetches conditions and prints them, telling apart what failed in part and as a whole.
struct ConditionsReport: Sendable {
  private let formatter: WeatherFormatter
  private let icons: IconSet
  private let progress: Progress

  /// Gathers how conditions are to be shown.
  ///
  /// - Parameter progress: Counts the places that are answered.
  init(_ session: Session, _ progress: Progress) throws {
    self.progress = progress
    formatter = WeatherFormatter(units: try session.settings.units())
    let isPicturesque = session.console.isOutputTerminal && session.console.environment.isUTF8
    icons = try session.settings.choice("icons", default: isPicturesque ? IconSet.unicode : .none)
  }

  /// Fetches the conditions at the places of a screen.
  @MainActor
  func fetch(_ viewModel: LocationViewModel, _ session: Session) async throws -> [Reading] {
    let start = ContinuousClock.now
    progress.begin(viewModel.locations.count)
    try await session.waiting(progress.text) { await viewModel.fetch(formatter: formatter) }
    session.explain(Self.account(viewModel, ContinuousClock.now - start))
    let now = session.services.now()
    return viewModel.currentConditionsViewModels.map { cell in
      Reading(cell, now: now, offset: session.services.offset, icons: icons)
    }
  }

  /// Prints readings.
  ///
  /// - Returns: `.success`, or `.partial` when some of them failed.
  /// - Throws: `CommandFailure` when all of them failed; then nothing is printed.
  func print(_ readings: [Reading], _ session: Session) throws -> ExitStatus {
    let failed = readings.filter { $0.failure != nil }
    if failed.count == readings.count { throw Self.failure(failed) }
    try session.console.write(text(readings, session) + credits(readings, session.output))
    guard !failed.isEmpty else { return .success }
    session.reportPartial(
      CommandFailure(code: .partial, message: "\(failed.count) of \(readings.count) places failed"))
    return .partial
  }

  /// The readings as text.
  func text(_ readings: [Reading], _ session: Session, isCompact: Bool = false) throws -> String {
    let members = [("units", formatter.units.json)]
    return try session.output.text(readings, members: members, isCompact: isCompact)
  }

  /// What a fetch did: how many places were answered, by whom, and how long it took.
  @MainActor
  private static func account(_ viewModel: LocationViewModel, _ elapsed: Duration) -> String {
    let answers = viewModel.currentConditionsViewModels.compactMap { try? $0.weather.get().source.provider }
    let names = Set(answers).sorted().joined(separator: ", ")
    let seconds = (elapsed / .seconds(1)).decimalText(places: 2) ?? "0"
    return "\(answers.count) of \(viewModel.locations.count) places answered"
      + (names.isEmpty ? "" : " by \(names)") + ", in \(seconds) s"
  }

  /// The credit that the sources of readings ask for, for a person to read; nothing where data is written.
  func credits(_ readings: [Reading], _ output: Output) -> String {
    guard output.template == nil, [.text, .plain].contains(output.format) else { return "" }
    var lines: [String] = []
    for source in readings.compactMap(\.data?.source) {
      // An address means little when it is read out.
      let url = output.format == .plain ? nil : source.url
      let line = [source.attribution, url].compactMap(\.self).joined(separator: " · ").safe
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.map { output.style.dim($0) + "\n" }.joined()
  }

  /// The failure of a run in which every place failed.
  static func failure(_ readings: [Reading]) -> CommandFailure {
    let errors = readings.compactMap(\.failure)
    guard let first = errors.first else {
      return CommandFailure(code: .internal, message: "nothing was fetched")
    }
    var failure = CommandFailure(first)
    if [.unavailable, .tryAgain].contains(first.code) {
      failure.message += "; '--provider sample' shows made-up values"
    }
    if Set(errors).count > 1 {
      failure.message = "no place's weather could be had"
      failure.details = readings.map { "\($0.location.name.safe): \($0.failure?.message.safe ?? "")" }
    }
    return failure
  }
}
