import Foundation
import TestSupport
import Testing

@testable import WeatherCore

/// Proxies are set by the environment, which belongs to the whole process; so these tests ask another one.
struct ProxyTests {
  @Test(.enabled(if: Curl.isPresent, "the weather-benchmarks program is needed"))
  func `reaches this machine without a proxy`() async throws {
    let server = try LoopbackServer(.json("{}"))
    let proxy = try LoopbackServer(.json("{}", status: 502))
    let output = try Curl.get(server.url, environment: ["http_proxy": proxy.url, "all_proxy": proxy.url])
    #expect(output.hasPrefix("200 "))
    #expect(proxy.requests.isEmpty)
  }

  @Test(
    .enabled(if: Curl.isPresent, "the weather-benchmarks program is needed"),
    arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
  func `asks other hosts through the proxy, and does not show its password`(variable: String) async throws {
    let proxy = try LoopbackServer(.response(status: 403, body: []))
    let url = proxy.url.replacingOccurrences(of: "//", with: "//user:w0rd@")
    let output = try Curl.get("https://example.invalid/secret", environment: [variable: url])
    #expect(output.hasPrefix("unavailable "), "\(output)")
    #expect(!output.contains("w0rd"))
    let request = try #require(proxy.requests.first)
    #expect(request.method == "CONNECT")
    #expect(request.target == "example.invalid:443")
    #expect(request.headers["proxy-authorization"] != nil)
  }

  @Test(.enabled(if: Curl.isPresent, "the weather-benchmarks program is needed"))
  func `asks without the proxy what is not to go through it`() async throws {
    let proxy = try LoopbackServer(.response(status: 403, body: []))
    let output = try Curl.get(
      "https://example.invalid/", environment: ["https_proxy": proxy.url, "no_proxy": ".invalid"])
    #expect(!output.hasPrefix("200"))
    #expect(proxy.requests.isEmpty)
  }
}
