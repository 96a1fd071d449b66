/// One edit of the list, as a value: it is worked out against the newest list when it is applied.
public enum LocationEdit: Hashable, Sendable {
  /// Adds a location at the end.
  ///
  /// With `extendingID`, an id that is taken is extended by the region, then the country, then a number;
  /// without, a taken id is a conflict. A place that is on the list already (the same name, and the same
  /// GeoNames number or a coordinate within 10 m) is a conflict, or with `ifMissing` changes nothing.
  case add(Location, extendingID: Bool = false, ifMissing: Bool = false)

  /// Removes the location with this id, or with this name if only one has it.
  ///
  /// With `ifPresent`, an unknown one changes nothing.
  case remove(String, ifPresent: Bool = false)

  /// Removes the location with this very id; a name is not taken for it.
  case removeID(Location.ID)

  /// Removes the locations that have all tags: of those with these ids or names, or of the whole list when
  /// none is named.
  ///
  /// With `ifPresent`, unknown ones and having none to remove change nothing.
  case removeTagged([String], among: [String] = [], ifPresent: Bool = false)

  /// Removes every location.
  case removeAll

  /// Changes parts of the location with this id, or with this name if only one has it.
  case update(String, LocationPatch)
}
