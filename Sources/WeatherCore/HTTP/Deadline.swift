/// The moment by which a run must be over, on a clock that never jumps.
public struct Deadline: Hashable, Sendable {
  private let instant: ContinuousClock.Instant

  /// The time that was allowed in all.
  public let allowance: Duration

  /// Creates a deadline that is a duration, some thousand million years at most, from a moment, by default from now.
  public init(in duration: Duration, from start: ContinuousClock.Instant = .now) {
    instant = start.advanced(by: duration)
    allowance = duration
  }

  /// The time left: zero when the deadline has passed.
  public var remaining: Duration {
    max(.zero, ContinuousClock.now.duration(to: instant))
  }
}
