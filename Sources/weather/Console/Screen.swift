/// Output that is drawn over on a terminal, and goes on below in a pipe.
struct Screen: Sendable {
  private let console: Console
  /// The lines that are shown, whose rows depend on how wide the window has become.
  private var shown = ""

  /// Creates a screen with nothing on it.
  init(_ console: Console) {
    self.console = console
  }

  /// Shows a text in place of the last one.
  ///
  /// What is higher than the window could not be drawn over, so of that only the first lines are shown.
  ///
  /// - Parameter footer: Lines to show below the text, however high it is.
  mutating func show(_ text: String, footer: String = "") throws(ConsoleError) {
    guard console.isOutputTerminal, console.environment["TERM"] != "dumb" else {
      try console.write(text + footer)
      return
    }
    let rows = height(of: shown)
    shown = fitted(text, above: footer) + footer
    try console.write((rows > 0 ? "\u{1B}[\(rows)A\u{1B}[J" : "") + shown)
  }

  /// Says something below the text that is shown.
  mutating func note(_ text: String) {
    console.writeError(text.safe + "\n")
    if console.isErrorTerminal { shown += text.safe + "\n" }
  }

  /// The lines that leave room for a footer and for the line that the cursor stands on, and how many are left out.
  private func fitted(_ text: String, above footer: String) -> String {
    guard let height = console.terminalSize()?.height else { return text }
    let lines = text.split(separator: "\n")
    var room = height - 1 - self.height(of: footer)
    guard self.height(of: text) > room else { return text }
    room -= 1
    let fitting = lines.prefix { line in
      room -= self.height(of: line + "\n")
      return room >= 0
    }
    guard !fitting.isEmpty else { return text }
    let rest = lines.count - fitting.count
    return fitting.joined(separator: "\n") + "\n… and \(rest) more \(rest == 1 ? "row" : "rows")\n"
  }

  /// The rows of the window that whole lines take, which a narrow one wraps.
  private func height(of lines: some StringProtocol) -> Int {
    let width = max(1, console.terminalSize()?.width ?? console.width)
    return lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reduce(0) { rows, line in
      let columns = String(line).replacing(#/\u{1B}\[[0-9;]*m/#, with: "").displayWidth
      return rows + max(1, (columns + width - 1) / width)
    }
  }
}
