/// The kinds of failure that `weather` tells apart, by the names that its JSON errors carry.
///
/// Every error of this library has a `code`, so that a program can decide what to do without reading text.
public enum FailureCode: String, Hashable, Sendable, CaseIterable {
  /// No such place or saved location.
  case notFound = "not-found"
  /// Some parts of the work were done, others failed.
  case partial
  /// Several places fit; one must be chosen.
  case ambiguous
  /// The id or the place is saved already.
  case conflict
  /// What was asked for is not understood.
  case usage
  /// A file's contents are not what they should be.
  case data
  /// A file that was named cannot be opened.
  case noInput = "no-input"
  /// A service cannot be reached or does not work.
  case unavailable
  /// A fault of this program, caught before it did harm.
  case `internal`
  /// The system is out of memory, descriptors or processes.
  case system
  /// A file or folder cannot be made.
  case cannotCreate = "cannot-create"
  /// Reading or writing failed.
  case io
  /// It may work later: a deadline passed, a limit was reached, or a lock was held too long.
  case tryAgain = "try-again"
  /// A service answered something that is not understood or not trusted.
  case `protocol`
  /// Permission is missing.
  case permission
  /// A setting is wrong, or the data was written by a newer version.
  case configuration

  /// Whether doing the same again later may succeed.
  public var isRetryable: Bool {
    self == .tryAgain || self == .unavailable
  }
}
