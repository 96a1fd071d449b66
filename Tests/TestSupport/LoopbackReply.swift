/// What a ``LoopbackServer`` does in answer to a request, step by step.
public struct LoopbackReply: Sendable {
  /// One step.
  public enum Step: Sendable {
    /// Sends bytes.
    case send([UInt8])
    /// Sends the same bytes many times, or until the client has gone.
    case flood([UInt8], count: Int)
    /// Sends bytes one by one, with a pause after each.
    case drip([UInt8], pause: Duration)
    /// Waits.
    case pause(Duration)
    /// Waits until the client has gone.
    case hold
    /// Ends the connection.
    case close
    /// Ends the connection with a reset.
    case reset
  }

  /// The steps; after the last, the next request of the connection is read.
  public var steps: [Step]

  /// Creates a reply from steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// A whole answer.
  public static func response(
    status: Int = 200, headers: [String: String] = [:], body: [UInt8], delay: Duration = .zero
  ) -> LoopbackReply {
    var head = "HTTP/1.1 \(status) Whatever\r\nContent-Length: \(body.count)\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    let bytes = Array((head + "\r\n").utf8) + (status == 204 || status == 304 ? [] : body)
    return LoopbackReply([.pause(delay), .send(bytes)])
  }

  /// A whole answer with a JSON text.
  public static func json(_ text: String, status: Int = 200, delay: Duration = .zero) -> LoopbackReply {
    .response(
      status: status, headers: ["Content-Type": "application/json; charset=utf-8"], body: Array(text.utf8),
      delay: delay)
  }

  /// These bytes, and the end of the connection.
  public static func raw(_ text: String) -> LoopbackReply {
    LoopbackReply([.send(Array(text.utf8)), .close])
  }

  /// Nothing, for ever.
  public static var silence: LoopbackReply { LoopbackReply([.hold]) }
}
