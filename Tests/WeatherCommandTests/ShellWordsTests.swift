import Testing

@testable import weather

struct ShellWordsTests {
  @Test(arguments: [
    ("add Oslo", ["add", "Oslo"]),
    ("  add   New York  ", ["add", "New", "York"]),
    (#"add 1,2 --name "My roof""#, ["add", "1,2", "--name", "My roof"]),
    (#"add 'a\b' "c\"d" e\ f"#, ["add", #"a\b"#, #"c"d"#, "e f"]),
    (#"add "" x"#, ["add", "", "x"]),
    ("add Oslo # in the north", ["add", "Oslo"]),
    ("add a#b", ["add", "a#b"]),
    // White space of any script parts words; other controls do not.
    ("add\ta\u{1}b\u{1B}[1mc\u{3000}d\u{A0}e\r", ["add", "a\u{1}b\u{1B}[1mc", "d", "e"]),
    (#"add "a\n""#, ["add", #"a\n"#]),
  ])
  func `splits a line as a shell does`(line: String, words: [String]) throws {
    #expect(try ShellWords.split(line) == words)
  }

  @Test(arguments: ["oslo", "Santa Cruz", "Côte d'Ivoire", #"a "b" \c"#, "$HOME `x`", "#1", "", "Oslo, NO"])
  func `quotes a text so that it is one word again`(text: String) throws {
    #expect(try ShellWords.split("x \(ShellWords.quoted(text)) y") == ["x", text, "y"])
  }

  @Test(arguments: [
    (#"add "Oslo"#, #"the quote " in column 5 has no end"#),
    ("add 'Oslo", "the quote ' in column 5 has no end"),
    ("add Oslo\\", "the line ends in a backslash"),
  ])
  func `names a quote without an end`(line: String, message: String) {
    #expect(throws: UsageError(message)) { try ShellWords.split(line) }
  }
}
