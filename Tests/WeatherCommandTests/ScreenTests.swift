import Synchronization
import Testing

@testable import weather

struct ScreenTests {
  /// What a screen writes for texts shown one after another in a window, which may become another size for each.
  private func written(_ texts: [(String, String)], width: Int..., height: Int?) throws -> [String] {
    let output = Mutex([String]())
    let widths = Mutex(width)
    let console = Console(
      write: { text in output.withLock { $0.append(text) } }, writeError: { _ in }, readLine: { nil },
      readInput: { [] }, environment: [:], isInputTerminal: true, isOutputTerminal: true,
      isErrorTerminal: true,
      terminalSize: { height.flatMap { height in widths.withLock { $0.first }.map { ($0, height) } } })
    var screen = Screen(console)
    for (text, footer) in texts {
      try screen.show(text, footer: footer)
      widths.withLock { if $0.count > 1 { $0.removeFirst() } }
    }
    return output.withLock { $0 }
  }

  @Test(arguments: [
    ("a\n", 1), ("a\nb\n", 2), ("\n\n", 2), ("0123456789\n", 1), ("0123456789a\n", 2),
    ("\(String(repeating: "x", count: 30))\nb\n", 4), ("東京東京東\n", 1), ("東京東京東京\n", 2),
    ("\u{1B}[1m0123456789\u{1B}[0m\n", 1), ("\u{1B}[38;2;0;95;215m0123456789a\u{1B}[0m\n", 2),
  ])
  func `goes back over each row that a text takes in a narrow window`(text: String, rows: Int) throws {
    let written = try written([(text, ""), ("next\n", "")], width: 10, height: 24)
    #expect(written == [text, "\u{1B}[\(rows)A\u{1B}[Jnext\n"])
    // Rows below the text count as well.
    let below = try self.written([("a\n", text), ("next\n", "")], width: 10, height: 24)
    #expect(below.last == "\u{1B}[\(rows + 1)A\u{1B}[Jnext\n")
  }

  @Test(arguments: [(20, 10, 2), (10, 20, 1), (20, 5, 3), (5, 100, 1)])
  func `goes back over the rows that a text takes in a window that was resized`(
    before: Int, after: Int, rows: Int
  ) throws {
    let written = try written([("0123456789a\n", ""), ("next\n", "")], width: before, after, height: 24)
    #expect(written.last == "\u{1B}[\(rows)A\u{1B}[Jnext\n")
  }

  @Test(
    arguments: [
      ("1\n2\n3\n4\n", "", 5, "1\n2\n3\n4\n"), ("1\n2\n3\n4\n5\n", "", 5, "1\n2\n3\n… and 2 more rows\n"),
      ("1\n2\n3\n4\n", "by\n", 5, "1\n2\n… and 2 more rows\nby\n"),
      ("1\n0123456789a\n3\n", "", 4, "1\n… and 2 more rows\n"),
      ("1\n2\n3\n", "a long credit that wraps\n", 6, "1\n… and 2 more rows\na long credit that wraps\n"),
      ("1\n2\n", "", nil, "1\n2\n"), ("one document that is higher than the window\n", "", 3, nil),
    ] as [(String, String, Int?, String?)])
  func `shows what fits in the window, and how much does not`(
    text: String, footer: String, height: Int?, shown: String?
  ) throws {
    #expect(try written([(text, footer)], width: 10, height: height) == [shown ?? text])
  }
}
