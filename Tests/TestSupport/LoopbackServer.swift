import Foundation
import Synchronization

/// A web server on this machine that answers by script, faults included, and remembers what it was asked.
///
/// Each connection has a thread of its own, so that one that hangs holds up no other.
public final class LoopbackServer: Sendable {
  /// The port that the server listens on.
  public let port: UInt16

  /// Where the server is: `http://127.0.0.1:49152`, without a slash at the end.
  public let url: String

  private let listener: LoopbackSocket
  private let state = Mutex(State())
  private let answer: @Sendable (LoopbackRequest) -> LoopbackReply

  private struct State {
    var requests: [LoopbackRequest] = []
    var connections: [LoopbackSocket] = []
    var isStopped = false
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - isIPv6: Whether to listen on `::1` in place of `127.0.0.1`.
  ///   - answer: Decides on the reply to each request, on the connection's thread.
  /// - Throws: When no socket can be opened.
  public init(isIPv6: Bool = false, answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) throws {
    listener = try LoopbackSocket.listening(isIPv6: isIPv6)
    port = try listener.port(isIPv6: isIPv6)
    url = isIPv6 ? "http://[::1]:\(port)" : "http://127.0.0.1:\(port)"
    self.answer = answer
    let listener = listener
    Thread.detachNewThread { [weak self] in
      while let connection = listener.accept() {
        guard let self else { return connection.close() }
        self.serve(connection)
      }
      listener.close()
    }
  }

  /// Starts a server that gives every request the same reply.
  public convenience init(_ reply: LoopbackReply) throws {
    try self.init { _ in reply }
  }

  deinit { stop() }

  /// The requests so far, in the order of their arrival.
  public var requests: [LoopbackRequest] { state.withLock { $0.requests } }

  /// The number of connections so far.
  public var connectionCount: Int { state.withLock { $0.connections.count } }

  /// Ends the server and all its connections.
  public func stop() {
    let connections = state.withLock { state in
      state.isStopped = true
      return state.connections
    }
    listener.shutdown()
    for connection in connections { connection.shutdown() }
  }

  private func serve(_ connection: LoopbackSocket) {
    let (number, isStopped) = state.withLock { state in
      state.connections.append(connection)
      return (state.connections.count, state.isStopped)
    }
    guard !isStopped else { return connection.close() }
    let answer = answer
    Thread.detachNewThread { [weak self] in
      defer { connection.close() }
      while let request = connection.readRequest(connection: number) {
        self?.state.withLock { $0.requests.append(request) }
        guard connection.perform(answer(request)) else { return }
      }
    }
  }
}
