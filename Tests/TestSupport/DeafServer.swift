/// A port where somebody listens with hardly any room for connections, and takes none.
public final class DeafServer: Sendable {
  /// Where the server is: `http://127.0.0.1:49152`, without a slash at the end.
  public let url: String

  private let listener: LoopbackSocket

  /// Starts listening.
  public init() throws {
    listener = try LoopbackSocket.listening(isIPv6: false, backlog: 0)
    url = "http://127.0.0.1:\(try listener.port(isIPv6: false))"
  }

  deinit { listener.close() }
}
