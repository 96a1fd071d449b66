import Testing
import WeatherCore

@testable import weather

/// What the terminal shows, whole.
struct SessionTests {
  private static let firstDay = [
    "weather list",
    "weather add Brussels",
    "weather add 'São Paulo'",
    "weather add 東京",
    "weather add New York",
    "weather add -33.86,151.21 --name Home --note 'roof sensor' --tag work",
    "weather list",
    "weather remove brussels",
    "weather current --provider sample",
    "weather undo",
    "weather list --sort name",
  ]

  @Test(arguments: [40, 80, 200])
  func `a first day at a terminal`(width: Int) async throws {
    var shell = try Shell()
    shell.isTerminal = true
    shell.width = width
    shell.environment["NO_COLOR"] = "1"
    try expectSnapshot(try await shell.session(Self.firstDay), "first-day-\(width)")
  }

  @Test
  func `a first day in colour`() async throws {
    var shell = try Shell()
    shell.isTerminal = true
    shell.environment["TERM"] = "xterm-256color"
    let text = try await shell.session(Self.firstDay).replacing("\u{1B}", with: "<ESC>")
    try expectSnapshot(text, "first-day-colour")
  }

  @Test
  func `a first day in a pipe`() async throws {
    let text = try await Shell().session(Self.firstDay)
    #expect(!text.contains("\u{1B}"))
    try expectSnapshot(text, "first-day-pipe")
  }

  @Test(arguments: OutputFormat.allCases)
  func `every format of the list`(format: OutputFormat) async throws {
    let shell = try Shell(store: PreviewStore.sample)
    try expectSnapshot(
      try await shell.session("weather list --format \(format.rawValue)"), "list-\(format.rawValue)")
  }

  @Test(arguments: OutputFormat.allCases)
  func `every format of the conditions`(format: OutputFormat) async throws {
    let shell = try Shell(store: PreviewStore.sample)
    let line = "weather current --format \(format.rawValue)"
    try expectSnapshot(try await shell.session(line), "current-\(format.rawValue)")
  }

  @Test
  func `places that are not found, or not clear`() async throws {
    let text = try await Shell().session(
      "weather add Springfield", "weather list", "weather add Springfield, IL",
      "weather add Springfield --pick 2",
      "weather add Springfield --pick 99", "weather add xqzzt", "weather search köln --limit 2",
      "weather search xqzzt", "weather search 50.75,4.2",
      "weather add 'Leeds, NY'", "weather list")
    try expectSnapshot(text, "choosing")
  }

  @Test
  func `mistakes in what is typed`() async throws {
    let text = try await Shell(store: PreviewStore.sample).session(
      "weather lst", "weather add", "weather remove", "weather remove nowhere", "weather remove oslo nowhere",
      "weather list --sort age", "weather current --units imperial", "weather current --wind furlongs",
      "weather add 48,85",
      "weather add --at 151.21,-33.86", "weather add --at nan,1", "weather edit oslo",
      "weather edit oslo --before nowhere",
      "weather edit oslo --id 'no spaces'", "weather list --template '{nmae}'", "weather search",
      "weather completions csh",
      "weather help rain", "weather list --json nowhere", "weather add Oslo", "weather list")
    try expectSnapshot(text, "mistakes")
  }

  @Test
  func `editing, and taking it back`() async throws {
    let text = try await Shell(store: PreviewStore.sample).session(
      "weather edit oslo --name 'Oslo, home' --note 'by the fjord'", "weather edit oslo --id home",
      "weather edit home --first",
      "weather edit home --last --tag a --tag b", "weather edit home --untag a --note ''",
      "weather edit home --at 60.39,5.32", "weather edit home --at 0.0,-30.0", "weather undo", "weather undo",
      "weather undo", "weather list",
      "weather remove --all",
      "weather undo", "weather remove tokyo --dry-run", "weather remove tokyo nice --if-present",
      "weather list --tag b")
    try expectSnapshot(text, "editing")
  }

  @Test(arguments: CommandName.allCases)
  func `help of every command`(command: CommandName) async throws {
    try expectSnapshot(
      try await Shell().session("weather help \(command.rawValue)"), "help-\(command.rawValue)")
  }

  @Test
  func `help as a whole`() async throws {
    try expectSnapshot(
      try await Shell().session("weather help", "weather --version", "weather help --settings"), "help")
  }

  @Test(arguments: [
    "help --man", "help --man locations", "completions bash", "completions zsh", "completions fish",
  ])
  func `documents that are printed`(line: String) async throws {
    let name = line.replacing("help --man locations", with: "manual-locations").replacing(
      "help --man", with: "manual"
    )
    .replacing(" ", with: "-")
    try expectSnapshot(try await Shell().run(line.split(separator: " ").map(String.init)).output, name)
  }
}
