#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What weather services and geocoders need to know of the program that they run in.
public struct ServiceSettings: Sendable {
  /// Sends the requests.
  public var httpClient: any HTTPClient
  /// Base addresses in place of the services' own, by the provider's name; `https://`, or `http://` and a name of
  /// this machine, with a path if need be.
  public var baseURLs: [String: String] = [:]
  /// The services' keys, by provider.
  public var keys: [String: Secret] = [:]
  /// The folder of earlier readings, or `nil` to keep none. It is made when there is something to keep.
  public var cacheFolder: String?
  /// How old a reading may be before the service is asked again. A service that tells when its data change is not
  /// asked before that, for six hours at most, even with zero.
  public var maximumAge: Duration = .seconds(600)
  /// Whether to make do with earlier readings, however old, and send nothing.
  public var isOffline = false
  /// The file that the provider `file` reads.
  public var filePath: String?
  /// By when services must have answered, asked at the start of each search and each look at all places; one moment
  /// for all of them makes it the end of a run.
  public var deadline: @Sendable () -> Deadline = { Deadline(in: .seconds(10)) }
  /// Waits before a second try.
  public var clock: any Clock<Duration> = ContinuousClock()
  /// Is told, now and then, how many more points have been answered; from any thread.
  public var progress: @Sendable (_ points: Int) -> Void = { _ in }
  /// Tells the time.
  public var now: @Sendable () -> Date

  /// Creates settings with the usual values.
  public init(httpClient: any HTTPClient, now: @escaping @Sendable () -> Date) {
    self.httpClient = httpClient
    self.now = now
  }
}
