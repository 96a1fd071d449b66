/// What to save otherwise than found.
public struct AddLocationChanges: Hashable, Sendable {
  /// The name to keep, or `nil` for the place's own.
  public var name: String?
  /// The id to keep, or `nil` for one made from the name; one made from the name is extended when taken.
  public var id: String?
  /// A note, or `nil`.
  public var note: String?
  /// Tags.
  public var tags: [String]
  /// Whether a place that is there already is no error.
  public var ifMissing: Bool

  /// Creates changes; by default none.
  public init(
    name: String? = nil, id: String? = nil, note: String? = nil, tags: [String] = [], ifMissing: Bool = false
  ) {
    self.name = name
    self.id = id
    self.note = note
    self.tags = tags
    self.ifMissing = ifMissing
  }

  /// The edit that adds a place with these changes.
  public func edit(adding place: Place) -> LocationEdit {
    var location = Location(place)
    if let name {
      location.name = name
      location.id = Location.proposedID(for: name)
    }
    if let id { location.id = id }
    location.note = note
    location.tags = tags
    return .add(location, extendingID: id == nil, ifMissing: ifMissing)
  }
}
