/// Output that is drawn over on a terminal, and goes on below in a pipe.
struct Screen: Sendable {
  private let console: Console
  private var lines = 0

  /// Creates a screen with nothing on it.
  init(_ console: Console) {
    self.console = console
  }

  /// Shows a text in place of the last one.
  mutating func show(_ text: String) throws(ConsoleError) {
    guard console.isOutputTerminal, console.environment["TERM"] != "dumb" else {
      try console.write(text)
      return
    }
    let back = lines > 0 ? "\u{1B}[\(lines)A\u{1B}[J" : ""
    try console.write(back + text)
    lines = text.count { $0 == "\n" }
  }

  /// Says something below the text that is shown.
  mutating func note(_ text: String) {
    console.writeError(text.safe + "\n")
    if console.isErrorTerminal { lines += 1 + (text.safe.displayWidth - 1) / max(1, console.width) }
  }
}
