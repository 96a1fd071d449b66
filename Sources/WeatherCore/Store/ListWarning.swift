/// Something about a list that does not keep it from being read.
public enum ListWarning: Hashable, Sendable {
  /// Two locations have the same id, at these lines: the earlier one is meant by it, and the list cannot be
  /// changed until one of them has another id.
  case duplicateID(String, line: Int, earlierLine: Int)
}

extension ListWarning: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateID(let id, let line, let earlierLine):
      "line \(line): the id \(JSONText.quoted(id)) is that of line \(earlierLine) too; "
        + "the list cannot be changed until one of them has another id"
    }
  }
}
