#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What the weather services need to know of the program that they run in.
public struct WeatherSettings: Sendable {
  /// Sends the requests.
  public var httpClient: any HTTPClient
  /// Base addresses in place of the services' own, by provider.
  public var baseURLs: [String: String] = [:]
  /// The services' keys, by provider.
  public var keys: [String: Secret] = [:]
  /// The file that the provider `file` reads.
  public var filePath: String?
  /// The most time for one look at all places.
  public var timeout: Duration = .seconds(10)
  /// Waits before a second try.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Tells the time.
  public var now: @Sendable () -> Date

  /// Creates settings with the usual values.
  public init(httpClient: any HTTPClient, now: @escaping @Sendable () -> Date) {
    self.httpClient = httpClient
    self.now = now
  }
}
