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
    let viewModel = LocationsViewModel(store: try session.store())
    let results = try await viewModel.apply(
      lines.flatMap(\.edits), options: options.beside(failures: lines.contains { $0.failure != nil }))
    var rest = results[...]
    for index in lines.indices { lines[index].take(from: &rest) }
    return try BatchReport(lines: lines, file: file, options: options).print(session)
  }
}
