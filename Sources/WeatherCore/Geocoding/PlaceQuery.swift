/// What is asked of a look-up.
public struct PlaceQuery: Hashable, Sendable {
  /// The name as typed, with qualifiers if any: `Springfield, IL`.
  public var text: String
  /// A country that the place must be in, as an ISO 3166-1 code or a name in any language, or `nil`.
  public var country: String?
  /// A region that the place must be in, as an ISO 3166-2 code or a name in any language, or `nil`.
  public var region: String?
  /// The most places to return; a negative number counts as none.
  public var limit: Int {
    didSet { limit = max(0, limit) }
  }

  /// Creates a query.
  public init(_ text: String, country: String? = nil, region: String? = nil, limit: Int = 10) {
    self.text = text
    self.country = country
    self.region = region
    self.limit = max(0, limit)
  }
}
