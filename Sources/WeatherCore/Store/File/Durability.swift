/// How far a change is brought before it counts as made.
public enum Durability: String, Hashable, Sendable, CaseIterable {
  /// The system decides when to write: a crash of the program loses nothing, a loss of power may.
  case deferred = "none"
  /// The file is on the disk: after a loss of power the list is the old one or the new one.
  case file
  /// File and folder are on the disk: once a change is reported, a loss of power does not undo it.
  case full
}
