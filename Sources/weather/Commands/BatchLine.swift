import WeatherCore

/// One line of a batch: what it asks for, and what came of it.
struct BatchLine: Sendable {
  /// The line's number, from 1.
  let number: Int
  /// The line as it stands.
  let text: String
  /// What it asks for; nothing when it was not understood.
  private(set) var edits: [LocationEdit] = []
  /// What it did.
  private(set) var changes: [LocationChange] = []
  /// Why it could not be done, or `nil`.
  private(set) var failure: CommandFailure?

  /// Reads a line, and looks up the places that it names.
  @MainActor
  init(number: Int, text: String, _ session: Session) async {
    self.number = number
    self.text = text
    do {
      let arguments = try Arguments(parsing: ShellWords.split(text))
      guard let type = arguments.command.type as? any EditingCommand.Type else {
        throw UsageError("'\(arguments.command.rawValue)' is no edit; a line may add, remove or edit")
      }
      if let stranger = Self.optionsOfTheRun.first(where: arguments.has) {
        throw UsageError("'--\(stranger)' has no place in a batch")
      }
      edits = try await type.init(arguments).plan(session).edits
    } catch let error as UsageError {
      failure = CommandFailure(UsageError(error.description))
    } catch {
      failure = CommandFailure(error)
    }
  }

  /// Options that hold for the whole run, and not for a line of it.
  private static let optionsOfTheRun =
    ["from", "dry-run", "keep-going", "timeout"] + Option.all.filter(\.commands.isEmpty).map(\.name)

  /// Takes the line's results from the front of all results.
  mutating func take(from results: inout ArraySlice<Result<LocationChange, StoreError>>) {
    for result in results.prefix(edits.count) {
      switch result {
      case .success(let change): changes.append(change)
      case .failure(let error): failure = failure ?? CommandFailure(error)
      }
    }
    results = results.dropFirst(edits.count)
  }

  /// The rows that the line changed.
  var rows: [Location] {
    changes.flatMap(\.rows)
  }

  /// The line's result as JSON.
  var json: JSONOutput {
    .result(line: number, command: text, locations: rows, failure: failure)
  }
}
