import Foundation

@testable import WeatherCore

/// Settings for tests: a fixed time, and the provider at a given address.
enum Fixture {
  /// 28 May 2026, 20:40 UTC.
  static let now = Date(timeIntervalSince1970: 1_780_000_800)

  /// Settings with a client of their own, so that no other test uses up the connections that it keeps, and with
  /// time enough for a machine that runs all tests at once.
  static func settings() -> ServiceSettings {
    var settings = ServiceSettings(
      httpClient: CurlHTTPClient(userAgent: "weather/test (+https://example.org)"), now: { now })
    settings.deadline = { Deadline(in: .seconds(120)) }
    return settings
  }

  /// A provider whose service is at an address.
  static func service(
    _ name: String, at url: String, key: String? = nil, timeout: Duration = .seconds(120)
  ) throws(ServiceError) -> any WeatherService {
    var settings = settings()
    settings.baseURLs[name] = url
    settings.deadline = { Deadline(in: timeout) }
    if let key { settings.keys[name] = Secret(key) }
    return try WeatherProviders.service(named: [name], settings: settings)
  }
}
