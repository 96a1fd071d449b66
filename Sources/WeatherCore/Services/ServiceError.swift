/// A reason why a service did not tell the weather at a point, or find a place.
public struct ServiceError: Error, Hashable, Sendable {
  /// The kind of failure.
  public var code: FailureCode
  /// What went wrong, as a fragment, with foreign words made safe and cut to a length.
  public var message: String
  /// The provider that failed, as options spell it, or `nil` when it was none.
  public var provider: String?
  /// How many seconds the service asks to wait, or `nil` when it does not say.
  public var retryAfter: Int?

  /// Creates an error.
  public init(code: FailureCode, message: String, provider: String? = nil, retryAfter: Int? = nil) {
    self.code = code
    self.message = message
    self.provider = provider
    self.retryAfter = retryAfter
  }
}

extension ServiceError: CustomStringConvertible {
  public var description: String { message }
}
