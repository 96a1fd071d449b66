/// The parts of a location to change; what is `nil` or empty stays as it is.
public struct LocationPatch: Hashable, Sendable {
  /// The new name.
  public var name: String?
  /// The new id.
  public var id: String?
  /// Where the place is.
  public var coordinate: Coordinate?
  /// What the place is near, when the coordinate changes; replaces region, country and time zone as a whole.
  public var surroundings: Surroundings?
  /// The new note; an empty one removes the note.
  public var note: String?
  /// The tags to add.
  public var tagsToAdd: [String]
  /// The tags to remove.
  public var tagsToRemove: [String]
  /// Where in the list to move it.
  public var position: Position?

  /// Creates a patch.
  public init(
    name: String? = nil, id: String? = nil, coordinate: Coordinate? = nil,
    surroundings: Surroundings? = nil, note: String? = nil, tagsToAdd: [String] = [],
    tagsToRemove: [String] = [], position: Position? = nil
  ) {
    self.name = name
    self.id = id
    self.coordinate = coordinate
    self.surroundings = surroundings
    self.note = note
    self.tagsToAdd = tagsToAdd
    self.tagsToRemove = tagsToRemove
    self.position = position
  }
}

extension LocationPatch {
  /// What a coordinate is near.
  public struct Surroundings: Hashable, Sendable {
    /// The first-level region, or `nil` when unknown.
    public var region: String?
    /// The ISO 3166-1 alpha-2 code of the country, or `nil` when unknown.
    public var country: String?
    /// The IANA name of the time zone, or `nil` when unknown.
    public var timeZone: String?

    /// Creates surroundings.
    public init(region: String?, country: String?, timeZone: String?) {
      self.region = region
      self.country = country
      self.timeZone = timeZone
    }
  }

  /// A place in the list.
  public enum Position: Hashable, Sendable {
    /// At the start of the list.
    case first
    /// At the end of the list.
    case last
    /// Before the location with this id or unique name.
    case before(String)
    /// After the location with this id or unique name.
    case after(String)
  }
}
