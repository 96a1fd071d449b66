/// An answer of a web service.
public struct HTTPResponse: Hashable, Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The header fields, by names in lower case; the last of several of the same name.
  public var headers: [String: String]
  /// The body, decompressed.
  public var body: [UInt8]
  /// The address that a redirection names, made absolute, or `nil`.
  public var redirectURL: String?

  /// Creates an answer.
  public init(
    status: Int, headers: [String: String] = [:], body: [UInt8] = [], redirectURL: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.redirectURL = redirectURL
  }
}
