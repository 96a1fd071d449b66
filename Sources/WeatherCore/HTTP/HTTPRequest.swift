/// A request for what is at an address of a web service: a GET.
public struct HTTPRequest: Hashable, Sendable {
  /// The address, beginning with `https://`, or `http://` on this machine.
  public var url: String
  /// The header fields by name.
  public var headers: [String: String]
  /// The most bytes that the answer's body may have, counted after decompression.
  public var responseBodyLimit: Int

  /// Creates a request.
  public init(url: String, headers: [String: String] = [:], responseBodyLimit: Int = 4 << 20) {
    self.url = url
    self.headers = headers
    self.responseBodyLimit = responseBodyLimit
  }
}
