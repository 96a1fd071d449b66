/// A reason why a list of places could not be read or changed.
public enum StoreError: Error, Hashable, Sendable {
  /// No location has this id or name; `nearest` is the id most like it, if any is like it.
  case unknownID(String, nearest: String?)
  /// Several locations have this name; their ids.
  case ambiguousName(String, ids: [String])
  /// No location, of those that were asked about, has all these tags.
  case noneTagged([String])
  /// The id is taken.
  case duplicateID(String)
  /// The place is on the list already, under this id.
  case duplicatePlace(name: String, id: String)
  /// The text cannot be an id.
  case invalidID(String)
  /// No earlier list is kept.
  case nothingToUndo
  /// The contents are not a list of places.
  case damaged(Damage)
  /// The list was written by a newer version of this program.
  case newerVersion(path: String, version: String)
  /// A step of reading or writing failed.
  case file(FileFailure)
}
