#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
import Synchronization

/// The rules of the world's time zones, read from the system's compiled zone files (RFC 8536) when asked for.
public final class ZoneDatabase: Sendable {
  private let path: String
  private let zones = Mutex<[String: ZoneRules?]>([:])

  /// Creates a database; nothing is read yet.
  ///
  /// - Parameter path: The folder of zone files.
  public init(path: String = "/usr/share/zoneinfo") {
    self.path = path
  }

  /// Tells how far local time in a zone is east of Greenwich at a moment.
  ///
  /// - Parameters:
  ///   - zone: An IANA name such as `Asia/Kathmandu`; it may come from anywhere.
  ///   - date: The moment.
  /// - Returns: The offset in seconds, or `nil` for an unknown zone and where there are no zone files.
  /// - Complexity: The first question about a zone reads its file, at once, on the caller's thread; what was
  ///   read is kept.
  public func offset(of zone: String, at date: Date) -> Int? {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    guard seconds.magnitude < 1e15 else { return nil }
    return rules(of: zone)?.offset(at: Int(seconds))
  }

  private func rules(of zone: String) -> ZoneRules? {
    guard ZoneDatabase.isPlausible(zone) else { return nil }
    if let known = zones.withLock({ $0[zone] }) { return known }
    let limit = 64 << 10
    let bytes = try? BoundedFile.read("\(path)/\(zone)", limit: limit)
    let rules = bytes.flatMap { ZoneRules(zoneFile: $0) }
    zones.withLock { $0[zone] = .some(rules) }
    return rules
  }

  /// Whether a name can be one of the IANA database's, which no path out of the folder can.
  private static func isPlausible(_ zone: String) -> Bool {
    guard (1...64).contains(zone.utf8.count) else { return false }
    return zone.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.utf8.first, first.isASCIILetter else { return false }
      return part.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-_".utf8.contains($0) }
    }
  }
}
