import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// What a hostile or broken server does, and what becomes of it.
struct HTTPFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: FailureCode
    var words: String
    var reply: LoopbackReply

    init(_ name: String, _ code: FailureCode, _ words: String, _ reply: LoopbackReply) {
      testDescription = name
      self.code = code
      self.words = words
      self.reply = reply
    }
  }

  static let chunkedHead = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
  static let faults = [
    Fault("never answers", .tryAgain, "no answer", .silence),
    Fault(
      "drips its body", .tryAgain, "no answer",
      LoopbackReply([
        .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n".utf8)),
        .drip(Array(repeating: 0x20, count: 100_000), pause: .milliseconds(50)),
      ])),
    Fault(
      "drips its header", .tryAgain, "no answer",
      LoopbackReply([
        .send(Array("HTTP/1.1 200 OK\r\n".utf8)),
        .drip(Array(repeating: 0x61, count: 100_000), pause: .milliseconds(50)),
      ])),
    Fault("closes without a word", .unavailable, "broke", .raw("")),
    Fault("resets at once", .unavailable, "broke", LoopbackReply([.reset])),
    Fault(
      "cuts its body", .protocol, "is cut",
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"half\":")),
    Fault("cuts a chunk", .protocol, "is cut", .raw(chunkedHead + "20\r\n{\"half\":")),
    Fault("garbles a chunk", .unavailable, "broke", .raw(chunkedHead + "zz\r\n{}\r\n")),
    Fault(
      "resets in its body", .unavailable, "broke",
      LoopbackReply([
        .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{".utf8)), .pause(.milliseconds(100)),
        .reset,
      ])),
    Fault("speaks HTTP/0.9", .protocol, "not understood", .raw("{\"temperature\":20}\n")),
    Fault("has no number for a status", .protocol, "not understood", .raw("HTTP/1.1 abc OK\r\n\r\n")),
    Fault(
      "announces a tebibyte", .protocol, "too large",
      LoopbackReply([
        .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 1099511627776\r\n\r\n".utf8)),
        .flood(Array(repeating: 0x20, count: 65536), count: .max),
      ])),
    Fault(
      "sends chunks without end", .protocol, "too large",
      LoopbackReply([
        .send(Array(chunkedHead.utf8)),
        .flood(Array(("10000\r\n" + String(repeating: " ", count: 65536) + "\r\n").utf8), count: .max),
      ])),
    Fault(
      "sends header fields without end", .protocol, "too large",
      LoopbackReply([
        .send(Array("HTTP/1.1 200 OK\r\n".utf8)),
        .flood(Array(("X: " + String(repeating: "a", count: 1000) + "\r\n").utf8), count: .max),
      ])),
    Fault(
      "sends what is no gzip", .protocol, "not understood",
      .response(headers: ["Content-Encoding": "gzip"], body: Array("this is no gzip at all".utf8))),
    Fault(
      "sends an encoding of its own", .protocol, "not understood",
      .response(headers: ["Content-Encoding": "zippo"], body: Array("{}".utf8))),
    Fault(
      "sends on to another host", .protocol, "refused",
      .response(status: 302, headers: ["Location": "https://example.org/"], body: [])),
    Fault(
      "sends on to a file", .protocol, "refused",
      .response(status: 302, headers: ["Location": "file:///etc/passwd"], body: [])),
    Fault(
      "sends on to itself for ever", .protocol, "on and on",
      .response(status: 307, headers: ["Location": "/again"], body: [])),
  ]

  @Test(arguments: faults)
  func `gives no half answer when a server`(_ fault: Fault) async throws {
    let server = try LoopbackServer(fault.reply)
    let client = CurlHTTPClient(userAgent: "weather/test")
    let start = ContinuousClock.now
    let error = await #expect(throws: HTTPError.self) {
      try await client.response(
        to: HTTPRequest(url: server.url, responseBodyLimit: 1 << 20),
        by: Deadline(in: .seconds(fault.code == .tryAgain ? 1 : 120)))
    }
    let elapsed = start.duration(to: .now)
    #expect(error?.code == fault.code, "\(error?.message ?? "")")
    #expect(error?.message.contains(fault.words) == true, "\(error?.message ?? "")")
    // The servers go on for an hour; a busy machine may take its time.
    #expect(elapsed < .seconds(120))
    if fault.code == .tryAgain { #expect(elapsed >= .seconds(1)) }
  }

  @Test
  func `stops a gzip bomb before it fills the memory`() async throws {
    // 64 MiB of zeros, compressed once, in about 64 KiB.
    let zeros = try Gzip.zeros(64 << 20)
    #expect(zeros.count < 1 << 20)
    let server = try LoopbackServer(.response(headers: ["Content-Encoding": "gzip"], body: zeros))
    let error = await #expect(throws: HTTPError.self) {
      try await CurlHTTPClientTests.client.response(
        to: HTTPRequest(url: server.url, responseBodyLimit: 4 << 20), by: Deadline(in: .seconds(120)))
    }
    #expect(error?.code == .protocol)
    #expect(error?.message.contains("too large") == true)
  }

  @Test
  func `unpacks gzip`() async throws {
    let body = try Gzip.zeros(100_000)
    let server = try LoopbackServer(.response(headers: ["Content-Encoding": "gzip"], body: body))
    let response = try await CurlHTTPClientTests.client.response(
      to: HTTPRequest(url: server.url), by: Deadline(in: .seconds(120)))
    #expect(response.body == Array(repeating: 0, count: 100_000))
  }

  @Test
  func `says that nobody listens`() async throws {
    let url: String
    do {
      let server = try LoopbackServer(.silence)
      url = server.url
      server.stop()
    }
    let error = await #expect(throws: HTTPError.self) {
      try await CurlHTTPClientTests.client.response(
        to: HTTPRequest(url: url), by: Deadline(in: .seconds(2)))
    }
    #expect(error?.code == .unavailable)
    #expect(error?.isTransient == true)
  }

  @Test
  func `gives up on a connection that is not answered before the deadline`() async throws {
    let server = try DeafServer()
    let client = CurlHTTPClient(userAgent: "weather/test", connectTimeout: .milliseconds(200))
    // The first ones fill what room there is, and wait there.
    for _ in 0..<3 {
      _ = try? await client.response(
        to: HTTPRequest(url: server.url), by: Deadline(in: .milliseconds(300)))
    }
    let error = await #expect(throws: HTTPError.self) {
      try await client.response(to: HTTPRequest(url: server.url), by: Deadline(in: .seconds(60)))
    }
    #expect(error?.code == .tryAgain)
    #expect(error?.isTransient == true)
    #expect(error?.message.contains("no connection") == true)
  }

  @Test
  func `says that a name is unknown`() async throws {
    let error = await #expect(throws: HTTPError.self) {
      try await CurlHTTPClientTests.client.response(
        to: HTTPRequest(url: "https://no-such-host.invalid/"), by: Deadline(in: .seconds(5)))
    }
    // Without a name server at all, it is the deadline that ends it.
    #expect([.unavailable, .tryAgain].contains(error?.code))
  }

  @Test
  func `follows a redirection on the same host`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/old"
        ? .response(status: 301, headers: ["Location": "/new?x=1"], body: []) : .json(request.target)
    }
    let response = try await CurlHTTPClientTests.client.response(
      to: HTTPRequest(url: server.url + "/old", headers: ["X-Key": "k"]), by: Deadline(in: .seconds(120)))
    #expect(response.body == Array("/new?x=1".utf8))
    #expect(server.requests.last?.headers["x-key"] == "k")
  }

  @Test(arguments: [
    "Basic realm=\"x\"", "Bearer", "Digest realm=\"x\", nonce=\"y\"", "Negotiate", "NTLM", "",
  ])
  func `does not wait for a name and password`(challenge: String) async throws {
    let headers = challenge.isEmpty ? [:] : ["WWW-Authenticate": challenge]
    let server = try LoopbackServer(.response(status: 401, headers: headers, body: []))
    let response = try await CurlHTTPClientTests.client.response(
      to: HTTPRequest(url: server.url), by: Deadline(in: .seconds(120)))
    #expect(response.status == 401)
    #expect(server.requests.count == 1)
  }

  @Test
  func `reaches an IPv6 address`() async throws {
    guard let server = try? LoopbackServer(isIPv6: true, answer: { _ in .json("{}") }) else {
      try Test.cancel("this machine has no IPv6")
    }
    let response = try await CurlHTTPClientTests.client.response(
      to: HTTPRequest(url: server.url), by: Deadline(in: .seconds(120)))
    #expect(response.status == 200)
  }

  @Test
  func `takes fields without a space after the colon and bytes that are no text`() async throws {
    var bytes = Array("HTTP/1.1 200 OK\r\nA:b\r\nC: ".utf8)
    bytes += [0xff, 0xfe]
    bytes += Array("\r\nContent-Length: 2\r\n\r\n{}".utf8)
    let server = try LoopbackServer(LoopbackReply([.send(bytes)]))
    let response = try await CurlHTTPClientTests.client.response(
      to: HTTPRequest(url: server.url), by: Deadline(in: .seconds(120)))
    #expect(response.headers["a"] == "b")
    #expect(response.body == Array("{}".utf8))
  }
}
