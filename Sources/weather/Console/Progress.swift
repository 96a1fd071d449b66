import WeatherCore

/// A line on standard error that counts long work, with the time left, and vanishes.
struct Progress: Sendable {
  private let message: String
  private let total: Int
  private let console: Console
  private let isShown: Bool
  private let start = ContinuousClock.now

  /// Creates a count of so many pieces.
  init(_ message: String, total: Int, _ session: Session) {
    self.message = message
    self.total = total
    console = session.console
    isShown = console.showsProgress && !session.isQuiet
  }

  /// Shows how many pieces are done, now and then, once it is clear that the work is long.
  func show(_ done: Int) {
    guard isShown, done > 0, done.isMultiple(of: 50) else { return }
    let elapsed = (ContinuousClock.now - start).seconds
    guard elapsed > 0.5 else { return }
    let left = elapsed / Double(done) * Double(total - done)
    console.writeError(
      "\r\(message): \(done) of \(total), \(left.decimalText(places: 0) ?? "") s left\u{1B}[K")
  }

  /// Takes the line away.
  func end() {
    if isShown, total >= 50 { console.writeError("\r\u{1B}[K") }
  }
}
