/// The moment by which a run must be over, on a clock that never jumps.
public struct Deadline: Hashable, Sendable {
  private let instant: ContinuousClock.Instant

  /// The time that was allowed in all.
  public let allowance: Duration

  /// Creates a deadline that is a duration from now: some thousand million years at most.
  public init(in duration: Duration) {
    instant = ContinuousClock.now.advanced(by: duration)
    allowance = duration
  }

  /// The time left: zero when the deadline has passed.
  public var remaining: Duration {
    max(.zero, ContinuousClock.now.duration(to: instant))
  }
}
