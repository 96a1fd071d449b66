/// A reason why there is no answer.
public struct HTTPError: Error, Hashable, Sendable {
  /// The kind of failure: `.unavailable`, `.tryAgain`, `.protocol`, `.configuration` or `.system`.
  public var code: FailureCode
  /// What went wrong, as a fragment, without keys or addresses that hold them.
  public var message: String
  /// Whether sending the same request again at once may help.
  public var isTransient: Bool

  /// Creates an error.
  public init(code: FailureCode, message: String, isTransient: Bool = false) {
    self.code = code
    self.message = message
    self.isTransient = isTransient
  }
}

extension HTTPError: CustomStringConvertible {
  public var description: String { message }
}
