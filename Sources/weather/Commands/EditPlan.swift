import WeatherCore

/// The edits that a command asks for, each with where it was asked for.
struct EditPlan: Sendable {
  /// The edits, in order.
  var edits: [LocationEdit]
  /// The line of a file that each edit was asked for on; empty when they do not come from a file.
  var origins: [Int] = []
  /// Rows that ask for nothing, being wrong.
  var failures: [CommandFailure] = []
  /// The file that the edits come from, which is then what is wrong when one fails, or `nil`; `-` is standard input.
  var file: String?
}

extension EditPlan {
  /// The failures among the results of the edits, each with where its edit was asked for.
  func failures(in results: [Result<LocationChange, StoreError>]) -> [CommandFailure] {
    results.enumerated().compactMap { index, result in
      guard case .failure(let error) = result else { return nil }
      let failure = CommandFailure(error)
      guard let file, origins.indices.contains(index) else { return failure }
      return failure.located(in: file, line: origins[index])
    }
  }
}
