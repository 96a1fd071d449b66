import WeatherCore

/// A failure as the user sees it: one line, what goes with it as data, and a status.
struct CommandFailure: Error, Sendable {
  /// The kind of failure.
  var code: FailureCode
  /// What is wrong, as a fragment.
  var message: String
  /// Lines to print below the message, such as candidates.
  var details: [String] = []
  /// The file that is wrong, or `nil`.
  var path: String?
  /// The line that is wrong, from 1, or `nil`.
  var line: Int?
  /// The column that is wrong, from 1, or `nil`.
  var column: Int?
  /// The places to choose from, or `nil` when the failure is no question.
  var candidates: [Place]?
  /// Near spellings, or `nil`.
  var suggestions: [String]?
  /// The seconds that a service asks to wait, or `nil`.
  var retryAfter: Int?
  /// Whether the change was made all the same, or `nil` when there was none.
  var committed: Bool?
  /// Results so far as JSON, such as the failing lines of a batch, or `nil`.
  var results: JSONOutput?
}
