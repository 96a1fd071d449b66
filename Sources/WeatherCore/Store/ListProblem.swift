/// Something in a list that its owner should look at.
public struct ListProblem: Hashable, Sendable {
  /// The line in the file, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// The id of the place that it is about, or `nil` when the place has none.
  public var id: Location.ID?
  /// What is wrong, as a fragment.
  public var message: String

  /// Creates a problem.
  public init(line: Int, column: Int, id: Location.ID?, message: String) {
    self.line = line
    self.column = column
    self.id = id
    self.message = message
  }
}

extension ListProblem: CustomStringConvertible {
  public var description: String { "line \(line), column \(column): \(message)" }
}
