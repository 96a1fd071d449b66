import Foundation

/// A request as a ``LoopbackServer`` received it.
public struct LoopbackRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  public var method: String
  /// The path and query.
  public var target: String
  /// The header fields, by names in lower case.
  public var headers: [String: String]
  /// The body.
  public var body: [UInt8]
  /// The number of the connection that it came by, from 1.
  public var connection: Int

  /// The path, without the query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The query's value of a name, decoded, or `nil`.
  public func query(_ name: String) -> String? {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    for pair in target[target.index(after: mark)...].split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.first == name[...], parts.count == 2 { return parts[1].removingPercentEncoding }
    }
    return nil
  }
}
