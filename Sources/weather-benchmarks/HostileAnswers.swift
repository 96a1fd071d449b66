import TestSupport
import WeatherCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How much memory answers take that never end or that swell when they are unpacked.
enum HostileAnswers {
  /// Measures, and prints the most memory of the process, the test server included.
  static func run() async throws {
    let chunk = Array(("10000\r\n" + String(repeating: " ", count: 65536) + "\r\n").utf8)
    let endless = LoopbackReply([
      .send(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)), .flood(chunk, count: .max),
    ])
    let bomb = LoopbackReply.response(headers: ["Content-Encoding": "gzip"], body: try Gzip.zeros(200 << 20))
    print("before: \(PeakMemory.megabytes) MB")
    for (name, reply) in [("endless body", endless), ("gzip bomb", bomb)] {
      let place = try Coordinate(latitude: 0, longitude: 0)
      let server = try LoopbackServer(reply)
      let result = try await service(server).weather(at: [place]).first
      guard case .failure(let error) = result, error.code == .protocol else {
        throw BenchmarkError("an answer was not refused: \(name)")
      }
      print("\(name): \(PeakMemory.megabytes) MB")
    }
  }

  /// The usual service at a test server, with connections of its own.
  static func service(_ server: LoopbackServer) throws -> any WeatherService {
    var settings = ServiceSettings(httpClient: client(), now: { Date() })
    settings.baseURLs[WeatherProviders.defaultName] = server.url
    return try WeatherProviders.service(named: [], settings: settings)
  }

  /// A client with connections of its own.
  static func client() -> CurlHTTPClient {
    CurlHTTPClient(userAgent: "weather-benchmarks")
  }
}
