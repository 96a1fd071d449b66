import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite(.enabled(if: OpenSSL.isPresent, "the openssl command is needed to make certificates"))
struct TLSTests {
  @Test
  func `trusts a server whose certificate is in the file`() async throws {
    let server = try TLSServer(text: "{\"a\":1}")
    let client = CurlHTTPClient(userAgent: "weather/test", caFile: server.certificatePath)
    let response = try await client.response(
      to: HTTPRequest(url: server.url + "/answer"), by: Deadline(in: .seconds(30)))
    #expect(response.status == 200)
    #expect(response.body == Array("{\"a\":1}".utf8))
  }

  @Test(arguments: [
    ("signs itself", "127.0.0.1", "20200101000000Z", "20990101000000Z", false),
    ("has run out", "127.0.0.1", "20200101000000Z", "20200201000000Z", true),
    ("does not hold yet", "127.0.0.1", "20980101000000Z", "20990101000000Z", true),
    ("is for another host", "127.0.0.2", "20200101000000Z", "20990101000000Z", true),
  ])
  func `does not trust a certificate that`(
    _ problem: String, address: String, from: String, to: String, isListed: Bool
  ) async throws {
    let server = try TLSServer(address: address, dates: (from, to))
    let client = CurlHTTPClient(
      userAgent: "weather/test", caFile: isListed ? server.certificatePath : nil)
    let error = await #expect(throws: HTTPError.self) {
      try await client.response(
        to: HTTPRequest(url: server.url + "/answer"), by: Deadline(in: .seconds(30)))
    }
    #expect(error?.code == .protocol)
    #expect(error?.isTransient == false)
    let words = error?.message ?? ""
    #expect(words.hasPrefix("no trusted connection to '127.0.0.1:"), "\(words)")
    #expect(words.contains("certificate"), "\(words)")
  }

  @Test
  func `says that a file of certificates is none`() async throws {
    let server = try TLSServer()
    let client = CurlHTTPClient(userAgent: "weather/test", caFile: "/nonexistent/certificates.pem")
    let error = await #expect(throws: HTTPError.self) {
      try await client.response(
        to: HTTPRequest(url: server.url + "/answer"), by: Deadline(in: .seconds(30)))
    }
    #expect(error?.code == .configuration)
  }

  @Test
  func `does not wait for a handshake for ever`() async throws {
    let server = try LoopbackServer(.silence)
    let url = "https://127.0.0.1:\(server.port)"
    let error = await #expect(throws: HTTPError.self) {
      try await CurlHTTPClientTests.client.response(
        to: HTTPRequest(url: url), by: Deadline(in: .seconds(1)))
    }
    #expect(error?.code == .tryAgain)
  }

  @Test
  func `says that a server speaks no TLS`() async throws {
    // Whatever comes first, this is the answer to it.
    let server = try PlainTextServer("HTTP/1.1 400 Bad Request\r\n\r\n")
    let error = await #expect(throws: HTTPError.self) {
      try await CurlHTTPClientTests.client.response(
        to: HTTPRequest(url: "https://127.0.0.1:\(server.port)"), by: Deadline(in: .seconds(30)))
    }
    #expect(error?.code == .protocol)
  }
}
