import WeatherCore

/// What a batch did, line by line.
struct BatchReport: Sendable {
  /// The lines, in order.
  let lines: [BatchLine]
  /// The file that they stand in.
  let file: String
  /// How the list was to be changed.
  let options: EditOptions

  /// Prints what was done.
  ///
  /// - Returns: `.success`, or `.partial` when lines failed and the others were to be done all the same.
  /// - Throws: `CommandFailure` with every line that failed, when nothing was done for that.
  func print(_ session: Session) throws -> ExitStatus {
    let failed = lines.filter { $0.failure != nil }
    guard failed.isEmpty || options.contains(.keepGoing) else { throw failure(failed) }
    let changes = lines.flatMap(\.changes)
    let isDryRun = options.contains(.dryRun)
    try session.writeCommitted(!isDryRun && changes.contains(where: \.isChange)) { try write(session) }
    let speaker = failed.isEmpty ? session : session.besideError
    speaker.say(LocationChange.summary(changes, isDryRun: isDryRun))
    guard !failed.isEmpty else { return .success }
    var partial = failure(failed)
    partial.code = .partial
    partial.message =
      "\(failed.count) of \(lines.count) lines failed; the others \(isDryRun ? "could be" : "are") done"
    session.reportPartial(partial)
    return .partial
  }

  private func write(_ session: Session) throws {
    guard session.output.format == .json, session.output.template == nil else {
      return try session.write(lines.flatMap(\.rows))
    }
    let rows = lines.map { "\n" + $0.json.serialized }.joined(separator: ",")
    try session.console.write("{\"version\":1,\"results\":[\(rows)\n]}\n")
  }

  private func failure(_ failed: [BatchLine]) -> CommandFailure {
    var failure = CommandFailure(
      code: CommandFailure.commonCode(failed.compactMap(\.failure)),
      message: "\(failed.count) of \(lines.count) lines failed; nothing was changed",
      details: failed.limitedLines { [Self.text($0)] + ($0.failure?.details ?? []) }
    ).located(in: file)
    failure.line = failed.first?.number
    failure.results = .array(failed.map(\.json))
    return failure
  }

  private static func text(_ line: BatchLine) -> String {
    "line \(line.number): \(line.failure?.message.safe ?? "")"
  }
}
