/// A request to a web service.
public struct HTTPRequest: Hashable, Sendable {
  /// The address, beginning with `https://`, or `http://` on this machine.
  public var url: String
  /// The header fields by name.
  public var headers: [String: String]
  /// The body of a POST, or `nil` for a GET.
  public var body: [UInt8]?
  /// The most bytes that the answer's body may have, counted after decompression.
  public var bodyLimit: Int

  /// Creates a request.
  public init(url: String, headers: [String: String] = [:], body: [UInt8]? = nil, bodyLimit: Int = 4 << 20) {
    self.url = url
    self.headers = headers
    self.body = body
    self.bodyLimit = bodyLimit
  }
}
