import WeatherCore

/// The edits that a command asks for, each with where it was asked for.
struct EditPlan: Sendable {
  /// The edits, in order.
  var edits: [LocationEdit]
  /// Where each edit was asked for, such as `line 3`; empty when there is nothing to tell.
  var origins: [String] = []
  /// Rows that ask for nothing, being wrong.
  var failures: [CommandFailure] = []
  /// Whether the edits come from a file, which is then what is wrong when one fails.
  var isImport = false
}

extension EditPlan {
  /// The failures among the results of the edits, each with where its edit was asked for.
  func failures(in results: [Result<LocationChange, StoreError>]) -> [CommandFailure] {
    results.enumerated().compactMap { index, result in
      guard case .failure(let error) = result else { return nil }
      var failure = CommandFailure(error)
      if origins.indices.contains(index) { failure.message = "\(origins[index]): \(failure.message)" }
      return failure
    }
  }
}

extension CommandFailure {
  /// Creates the failure that several amount to, of which there is at least one.
  ///
  /// - Parameters:
  ///   - failures: The failures, in order.
  ///   - isImport: Whether they are rows of a file; then the file is what is wrong.
  init(_ failures: [CommandFailure], isImport: Bool) {
    self = failures.first ?? CommandFailure(code: .internal, message: "no failure")
    details = failures.dropFirst().map { "weather: \($0.message.safe)" }
    if isImport { code = .data }
  }
}
