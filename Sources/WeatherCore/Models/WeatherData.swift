#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a weather service said about one point.
public struct WeatherData: Hashable, Sendable {
  /// The conditions now, or `nil` when the service knows none for this point.
  public var current: CurrentConditions?

  /// The IANA name of the point's time zone, or `nil` when the service does not tell it.
  public var timeZone: String?

  /// When the answer was received.
  public var fetchedAt: Date

  /// Who said so.
  public var source: Source

  /// Whether the answer is older than was asked for, and shown for want of a newer one.
  public var isStale: Bool

  /// Creates weather data.
  public init(
    current: CurrentConditions?, timeZone: String? = nil, fetchedAt: Date, source: Source,
    isStale: Bool = false
  ) {
    self.current = current
    self.timeZone = timeZone
    self.fetchedAt = fetchedAt
    self.source = source
    self.isStale = isStale
  }
}
