import Foundation

extension LoopbackSocket {
  /// Reads a request; `nil` when the client has gone before its end.
  func readRequest(connection: Int) -> LoopbackRequest? {
    var bytes: [UInt8] = []
    let blankLine = Array("\r\n\r\n".utf8)
    var headEnd: Int?
    while headEnd == nil {
      let news = receive()
      guard !news.isEmpty else { return nil }
      let start = max(0, bytes.count - 3)
      bytes += news
      headEnd = bytes.indices.dropFirst(start).first { bytes[$0...].starts(with: blankLine) }
    }
    guard let headEnd else { return nil }
    let lines = String(decoding: bytes[..<headEnd], as: UTF8.self).components(separatedBy: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
        .trimmingCharacters(in: .whitespaces)
    }
    var body = Array(bytes[(headEnd + blankLine.count)...])
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while body.count < length {
      let news = receive()
      guard !news.isEmpty else { return nil }
      body += news
    }
    return LoopbackRequest(
      method: String(words[0]), target: String(words[1]), headers: headers, body: body,
      connection: connection)
  }

  /// Does the steps of a reply; false when the connection is over.
  func perform(_ reply: LoopbackReply) -> Bool {
    for step in reply.steps {
      switch step {
      case .send(let bytes):
        guard send(bytes) else { return false }
      case .flood(let bytes, let count):
        for _ in 0..<count { guard send(bytes) else { return false } }
      case .drip(let bytes, let pause):
        for byte in bytes {
          guard send([byte]) else { return false }
          Thread.sleep(forTimeInterval: pause / .seconds(1))
        }
      case .pause(let duration):
        if duration > .zero { Thread.sleep(forTimeInterval: duration / .seconds(1)) }
      case .hold:
        while !receive().isEmpty {}
        return false
      case .close:
        return false
      case .reset:
        reset()
        return false
      }
    }
    return true
  }
}
