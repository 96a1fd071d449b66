import WeatherCore

/// `weather batch`: makes many edits, one a line, as one change.
struct BatchCommand: Command {
  /// The file with the edits; `-` is standard input.
  let file: String
  /// How to change the list.
  let options: EditOptions

  init(_ arguments: Arguments) throws {
    file = arguments.words.first ?? "-"
    try arguments.refuseWords(after: 1)
    options = arguments.editOptions
  }

  @MainActor
  func run(_ session: Session) async throws -> ExitStatus {
    var lines: [BatchLine] = []
    for (number, text) in try session.numberedLines(of: file) {
      lines.append(await BatchLine(number: number, text: text, session.withoutQuestions))
    }
    // Edits that could not even be read must not let the others through.
    let isDoomed = lines.contains { $0.failure != nil } && !options.contains(.keepGoing)
    let edits = lines.flatMap(\.edits)
    let viewModel = LocationsViewModel(store: try session.store())
    let results = try await viewModel.apply(edits, options: isDoomed ? options.union(.dryRun) : options)
    var rest = results[...]
    for index in lines.indices { lines[index].take(from: &rest) }
    return try BatchReport(lines: lines, file: file, options: options).print(session)
  }
}
