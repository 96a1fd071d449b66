import Foundation

/// A server that answers each connection with the same text, whatever it is sent.
public final class PlainTextServer: Sendable {
  /// The port that the server listens on.
  public let port: UInt16

  private let listener: LoopbackSocket

  /// Starts a server.
  public init(_ text: String) throws {
    listener = try LoopbackSocket.listening(isIPv6: false)
    port = try listener.port(isIPv6: false)
    let listener = listener
    Thread.detachNewThread {
      while let connection = listener.accept() {
        _ = connection.receive()
        _ = connection.send(Array(text.utf8))
        connection.close()
      }
      listener.close()
    }
  }

  deinit { listener.shutdown() }
}
