import Testing

@testable import weather

struct ArgumentsTests {
  @Test(arguments: [
    (["lst"], "unknown command 'lst'; did you mean 'list'?"),
    (["ls"], "unknown command 'ls'; did you mean 'list'?"),
    (["rm", "oslo"], "unknown command 'rm'; did you mean 'remove'?"),
    (["delete"], "unknown command 'delete'; did you mean 'remove'?"),
    (["Show"], "unknown command 'Show'; did you mean 'list' or 'current'?"),
    (["list", "--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
    (["list", "-x"], "unknown option '-x'"),
    (["list", "--pick", "2"], "'weather list' has no option '--pick'"),
    (["add", "Oslo", "--name"], "option '--name' needs a value: --name <name>"),
    (["add", "Oslo", "--name", "--id", "x"], "option '--name' needs a value: --name <name>"),
    (["add", "Oslo", "--id", "a", "--id", "b"], "option '--id' is given twice"),
    (["list", "--json=yes"], "option '--json' takes no value"),
  ])
  func `explains a mistake`(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try Arguments(parsing: words) }
  }

  @Test(arguments: [
    ([], CommandName.current, []),
    (["--json"], .current, []),
    (["add", "New", "York"], .add, ["New", "York"]),
    (["--json", "add", "--id=x", "Oslo"], .add, ["Oslo"]),
    (["add", "--", "--odd", "-x"], .add, ["--odd", "-x"]),
    (["add", "-33.86,151.21"], .add, ["-33.86,151.21"]),
    (["add", "-.5", "1"], .add, ["-.5", "1"]),
    (["-h"], .help, []),
    (["add", "-h"], .add, []),
  ])
  func `tells commands from words`(words: [String], command: CommandName, rest: [String]) throws {
    let arguments = try Arguments(parsing: words)
    #expect(arguments.command == command)
    #expect(arguments.words == rest)
  }

  @Test(arguments: [
    (["add", "--at", "-33.86,151.21"], "at", ["-33.86,151.21"]),
    (["add", "--at=-33.86,151.21"], "at", ["-33.86,151.21"]),
    (["add", "x", "--note=a=b"], "note", ["a=b"]),
    (["add", "x", "--note="], "note", [""]),
    (["add", "x", "--tag", "a", "--tag", "b"], "tag", ["a", "b"]),
    (["list", "--watch"], "watch", [""]),
    (["list", "--watch", "30s", "oslo"], "watch", ["30s"]),
    (["list", "--watch", "oslo"], "watch", [""]),
    (["list", "--watch", "5x", "oslo"], "watch", ["5x"]),
    (["list", "--watch", "-5s"], "watch", ["-5s"]),
    (["list", "--watch", ".5", "oslo"], "watch", [".5"]),
    (["list", "--watch", "-j"], "watch", [""]),
    (["list", "-jq"], "quiet", [""]),
  ])
  func `reads the values of options`(words: [String], name: String, values: [String]) throws {
    #expect(try Arguments(parsing: words).values(name) == values)
  }

  @Test(arguments: Option.all)
  func `help of an option is short and no sentence`(option: Option) {
    for help in [option.help] + option.helps.values {
      #expect(help.count <= 60)
      #expect(!help.hasSuffix("."))
      #expect(help.first?.isUppercase == true || help.hasPrefix("1"))
    }
    #expect(option.helps.keys.allSatisfy(option.belongs))
    #expect(option.valueSpellings.keys.allSatisfy(option.values.contains))
  }

  @Test
  func `no two options share a name or letter`() {
    #expect(Set(Option.all.map(\.name)).count == Option.all.count)
    let letters = Option.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }
}
