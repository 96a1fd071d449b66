#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LenientValue {
  /// The moment that this is, written as a time with its offset (ISO 8601), or `nil`.
  var moment: Date? {
    guard let time = text.flatMap({ Timestamp($0) }), time.offset != nil else { return nil }
    return Date(timeIntervalSince1970: time.secondsSince1970(assumingOffset: 0))
  }

  /// The moment that this is as a number of seconds since 1970, or `nil` when it is none before the year 10000.
  var unixMoment: Date? { number.flatMap { Date(unixTime: $0) } }
}

extension Date {
  /// Creates a date from seconds since 1970, or `nil` when it is not before the year 10000.
  init?(unixTime seconds: Double) {
    let year10000 = 253_402_300_800.0
    guard (0..<year10000).contains(seconds) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension LenientFields {
  /// The moment of a name, written as a time with its offset (ISO 8601), or `nil`.
  func moment(_ name: String) -> Date? { self[name]?.moment }
}

extension Coordinate {
  /// Creates a coordinate from numbers of an answer, or `nil` when they are missing or none on the earth.
  init?(_ latitude: LenientValue?, _ longitude: LenientValue?) {
    guard let latitude = latitude?.number, let longitude = longitude?.number else { return nil }
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else { return nil }
    self = coordinate
  }
}
