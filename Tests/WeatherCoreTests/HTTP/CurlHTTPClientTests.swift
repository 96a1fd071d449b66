import CLibcurl
import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct CurlHTTPClientTests {
  static let client = CurlHTTPClient(userAgent: "weather/test (+https://example.org)")

  @Test
  func `gets an answer whole`() async throws {
    let server = try LoopbackServer(
      .response(status: 201, headers: ["X-Word": " Zürich \t", "ETag": "\"a:b\""], body: Array("hello".utf8)))
    let request = HTTPRequest(url: server.url + "/path?a=b", headers: ["X-Mine": "yes"])
    let response = try await Self.client.response(to: request, by: Deadline(in: .seconds(120)))
    #expect(response.status == 201)
    #expect(response.body == Array("hello".utf8))
    #expect(response.headers["x-word"] == "Zürich")
    #expect(response.headers["etag"] == "\"a:b\"")

    let received = try #require(server.requests.first)
    #expect(received.method == "GET")
    #expect(received.target == "/path?a=b")
    #expect(received.headers["x-mine"] == "yes")
    #expect(received.headers["user-agent"] == "weather/test (+https://example.org)")
    #expect(received.headers["accept-encoding"]?.contains("gzip") == true)
  }

  @Test
  func `uses a connection again`() async throws {
    let server = try LoopbackServer(.json("{}"))
    // A client of its own: others' requests would use up the connections that are kept.
    let client = CurlHTTPClient(userAgent: "weather/test")
    for _ in 0..<5 {
      _ = try await client.response(
        to: HTTPRequest(url: server.url), by: Deadline(in: .seconds(120)))
    }
    #expect(server.requests.count == 5)
    #expect(server.connectionCount == 1)
  }

  @Test
  func `takes no cookies`() async throws {
    let server = try LoopbackServer(
      .response(headers: ["Set-Cookie": "id=1; Path=/", "Cache-Control": "max-age=99"], body: []))
    for _ in 0..<2 {
      _ = try await Self.client.response(
        to: HTTPRequest(url: server.url), by: Deadline(in: .seconds(120)))
    }
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
  }

  @Test
  func `sends many requests at once, of which one hangs`() async throws {
    let server = try LoopbackServer { $0.path == "/3" ? .silence : .json($0.path) }
    let url = server.url
    let outcomes = await withTaskGroup(of: (Int, Bool).self) { group in
      for number in 0..<8 {
        group.addTask {
          let response = try? await Self.client.response(
            to: HTTPRequest(url: url + "/\(number)"), by: Deadline(in: .seconds(1)))
          return (number, response?.body == Array("/\(number)".utf8))
        }
      }
      return await group.reduce(into: [Int: Bool]()) { $0[$1.0] = $1.1 }
    }
    #expect(outcomes == Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, $0 != 3) }))
  }

  @Test
  func `stops a transfer when its task is cancelled`() async throws {
    let server = try LoopbackServer(.silence)
    let url = server.url
    let task = Task { () async -> HTTPError? in
      do throws(HTTPError) {
        _ = try await Self.client.response(to: HTTPRequest(url: url), by: Deadline(in: .seconds(60)))
        return nil
      } catch {
        return error
      }
    }
    while server.requests.isEmpty { await Task.yield() }
    let start = ContinuousClock.now
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(start.duration(to: .now) < .seconds(5))
  }

  @Test
  func `stops a task that was cancelled before`() async throws {
    let server = try LoopbackServer(.silence)
    let url = server.url
    let task = Task { () async -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      do {
        _ = try await Self.client.response(to: HTTPRequest(url: url), by: Deadline(in: .seconds(60)))
        return false
      } catch {
        return true
      }
    }
    #expect(await task.value)
  }

  @Test
  func `ends its thread with the client`() async throws {
    let server = try LoopbackServer(.json("{}"))
    for _ in 0..<50 {
      let client = CurlHTTPClient(userAgent: "weather/test")
      _ = try await client.response(to: HTTPRequest(url: server.url), by: Deadline(in: .seconds(120)))
    }
    #expect(server.requests.count == 50)
  }

  @Test(arguments: [
    "http://example.org/", "ftp://127.0.0.1/", "file:///etc/passwd", "https://",
    "https://user:word@example.org",
    "https://example.org:0/", "https://example.org:99999/", "https://exa mple.org/",
    "https://example.org/\r\nX: y",
    "http://127.0.0.1.example.org/", "http://localhost.example.org/", "https:/example.org", "127.0.0.1",
    "http://127.0.0.1\\@example.org/", "http://128.0.0.1/", "http://127.0.0.+1/", "http://127.0.0.256/",
    "http://127.0.0.-0/", "https://exämple.org/",
  ])
  func `refuses an address that is not https`(url: String) async {
    await #expect(throws: HTTPError.self) {
      try await Self.client.response(to: HTTPRequest(url: url), by: Deadline(in: .seconds(120)))
    }
    #expect(WebAddress(url) == nil)
  }

  @Test(arguments: [
    ("https://Example.org/a", "example.org", 443), ("https://example.org:8443", "example.org", 8443),
    ("http://localhost:80/", "localhost", 80), ("http://[::1]:8080/x", "::1", 8080),
    ("http://127.1.2.3?q", "127.1.2.3", 80),
  ])
  func `knows where an address leads`(url: String, host: String, port: Int) throws {
    let address = try #require(WebAddress(url))
    #expect(address.host == host)
    #expect(address.port == port)
  }

  @Test
  func `refuses header fields that would add lines`() async throws {
    let server = try LoopbackServer(.json("{}"))
    for headers in [["X": "a\r\nY: b"], ["X\nY": "a"], ["X": "a\0b"], ["X": "ü"]] {
      await #expect(throws: HTTPError.self) {
        try await Self.client.response(
          to: HTTPRequest(url: server.url, headers: headers), by: Deadline(in: .seconds(120)))
      }
    }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [
    ("SSL_VERIFYPEER", weather_curl_option_ssl_verify_peer),
    ("SSL_VERIFYHOST", weather_curl_option_ssl_verify_host),
    ("HTTP_VERSION", weather_curl_option_http_version), ("NOSIGNAL", weather_curl_option_no_signal),
    ("CONNECTTIMEOUT_MS", weather_curl_option_connect_timeout_milliseconds),
    ("PROTOCOLS", weather_curl_option_protocols), ("PIPEWAIT", weather_curl_option_pipe_wait),
    ("SUPPRESS_CONNECT_HEADERS", weather_curl_option_suppress_connect_headers),
    ("HTTP09_ALLOWED", weather_curl_option_http09_allowed), ("QUICK_EXIT", weather_curl_option_quick_exit),
    ("WRITEDATA", weather_curl_option_write_data), ("URL", weather_curl_option_url),
    ("ERRORBUFFER", weather_curl_option_error_buffer), ("USERAGENT", weather_curl_option_user_agent),
    ("HTTPHEADER", weather_curl_option_http_header), ("HEADERDATA", weather_curl_option_header_data),
    ("CAINFO", weather_curl_option_ca_info), ("ACCEPT_ENCODING", weather_curl_option_accept_encoding),
    ("NOPROXY", weather_curl_option_no_proxy),
    ("WRITEFUNCTION", weather_curl_option_write_function),
    ("HEADERFUNCTION", weather_curl_option_header_function),
  ])
  func `numbers options as libcurl does`(name: String, option: weather_curl_option) throws {
    try #require(weather_curl_load() == weather_curl_present)
    let number = weather_curl_option_number(name)
    // An older libcurl has no table, or not this option.
    #expect(number == CInt(option.rawValue) || (number <= 0 && name == "QUICK_EXIT") || number == -1)
  }
}
