import Foundation
import TestSupport
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

  /// The commands that the first day does not need.
  private static let secondDay = [
    "weather search 'Frankfurt, Germany' --limit 3", "weather batch",
    "weather edit rome --note 'via Appia' --tag trip",
    "weather list --tag trip", "weather check", "weather repair", "weather remove nowhere",
    "weather add xqzzt",
    "weather current rome --icons emoji", "weather current nowhere", "weather help undo",
  ]

  @Test(arguments: [40, 80, 200], ["none", "16", "256", "true"])
  func `two days at a terminal`(width: Int, colour: String) async throws {
    var shell = try Shell()
    shell.isTerminal = true
    shell.width = width
    shell.environment["TERM"] = colour == "256" ? "xterm-256color" : "xterm"
    if colour == "none" { shell.environment["NO_COLOR"] = "1" }
    if colour == "true" { shell.environment["COLORTERM"] = "truecolor" }
    let first = try await shell.session(Self.firstDay)
    shell.input = "add Rome\nadd Oslo\nedit oslo --first\n"
    let text = first + (try await shell.session(Self.secondDay))
    let hasEscapes = text.contains("\u{1B}")
    #expect(hasEscapes == (colour != "none"))
    try expectSnapshot(text.replacing("\u{1B}", with: "<ESC>"), "terminal-\(width)-\(colour)")
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

  @Test(arguments: [false, true])
  func `says that a country's chief place is shown when it asks`(isTerminal: Bool) async throws {
    var shell = try Shell()
    shell.isTerminal = isTerminal
    shell.input = "q\n"
    let transcript = await shell.run("add", "Armenia")
    #expect(transcript.status == .ambiguous)
    #expect(transcript.error.contains("\n'Armenia' is a country; its chief place is shown.\n"))
    #expect(transcript.error.contains("Yerevan"))
    #expect(try await shell.store.locations.isEmpty)
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

  @Test(arguments: [
    "add Rome --template '{nmae}'", "edit oslo --name X --template '{nmae}'",
    "remove oslo --template '{nmae}'",
    "remove --all --tag work", "remove --all --from x", "remove --tag nosuch", "add Rome --name ''",
    "edit oslo --name '  '",
    "add Rome --tag ''", "edit oslo --tag ' '", "add --from x --id y", "add 1.5,2.5 --pick 1",
    "add 1.5,2.5 extra --country BE",
    "current --place Oslo --at 1.5,2.5", "current --place Oslo --tag x", "current --pick 1",
    "current --format gpx",
    "search 50.5,4.5 --country BE", "search 50.5,4.5 --region X", "search 50.5,4.5 --online",
    "search Oslo --format gpx", "help add foo", "completions bash foo", "help add --man", "list --watch=abc",
    "list --json --template {id}", "list --template {id} --format csv", "add Rome -j --template {id}",
    "list --json --format csv", "current --format csv --json", "help --json --template x",
    "list --watch=0", "list --watch 5x", "--watch 5x", "--watch 5x oslo", "--watch 0.5s", "--watch -5s",
    "--watch .5",
    "oslo",
  ])
  func `refuses what would have no effect, or another than meant`(line: String) async throws {
    let store = try PreviewStore.sample
    let before = try await store.locations
    let transcript = await (try Shell(store: store)).run(try ShellWords.split(line))
    #expect([.usage, .notFound].contains(transcript.status), "\(transcript.text)")
    #expect(transcript.output.isEmpty)
    #expect(try await store.locations == before)
  }

  @Test(arguments: [
    (
      "oslo", "unknown command 'oslo'; 'weather current <id>' shows the conditions at a saved place",
      "weather help"
    ),
    ("lst", "unknown command 'lst'; did you mean 'list'?", "weather help"),
    ("help rm", "no command 'rm' to explain; did you mean 'remove'?", "weather help"),
    ("add", "missing argument '<place>'", "weather help add"),
    ("add Rome --lmit 2", "unknown option '--lmit'; did you mean '--limit'?", "weather help add"),
    ("--jsn list", "unknown option '--jsn'; did you mean '--json'?", "weather help list"),
    ("list --pick 2", "'weather list' has no option '--pick'", "weather help list"),
    ("--watch=5x", "'5x' is no value for '--watch'; use a duration from 1s on", "weather help current"),
    ("--nonsense", "unknown option '--nonsense'", "weather help"),
  ])
  func `names the help that tells more of a mistake`(line: String, message: String, help: String) async throws
  {
    let transcript = await (try Shell()).run(try ShellWords.split(line))
    #expect(transcript.error == "weather: \(message)\nTry '\(help)'.\n")
  }

  @Test
  func `a line of a batch is told nothing of other commands`() async throws {
    var shell = try Shell()
    shell.input = "fly\n"
    #expect(await !shell.run("batch").error.contains("weather current"))
  }

  @Test(arguments: [
    (["tokyo", "--tag", "work"], ["oslo", "cairo", "home"]), (["--tag", "work"], ["oslo", "cairo", "home"]),
    (["oslo", "tokyo", "--tag", "work"], ["oslo", "cairo", "home"]),
    (["tokyo", "tokyo", "--tag", "trip"], ["oslo", "cairo", "home"]),
  ])
  func `removes of the places named those with the tag`(words: [String], rest: [String]) async throws {
    let store = try PreviewStore.sample
    let transcript = await (try Shell(store: store)).run(["remove"] + words)
    #expect(transcript.status == .success, "\(transcript.error)")
    #expect(try await store.locations.map(\.id) == rest)
  }

  @Test(arguments: [["--format", "JSON"], ["-qj"], ["--format=json"], ["-j"]])
  func `writes errors as data whenever data is asked for`(options: [String]) async throws {
    let transcript = await (try Shell()).run(["list", "nowhere"] + options)
    #expect(transcript.error.hasPrefix("{\"error\":"))
    #expect(await (try Shell()).run(["lst"] + options).error.hasPrefix("{\"error\":"))
    var shell = try Shell()
    shell.environment["WEATHER_FORMAT"] = "json"
    #expect(await shell.run("list", "nowhere").error.hasPrefix("{\"error\":"))
    #expect(await shell.run("list", "nowhere", "--format", "csv").error.hasPrefix("weather: "))
  }

  @Test(arguments: ["batch", "add --from -"])
  func `a failure in part is the one object on standard error`(line: String) async throws {
    var shell = try Shell()
    shell.input = line == "batch" ? "add Rome\nadd xqzzt\n" : "name\nRome\nxqzzt\n"
    let transcript = await shell.run(try ShellWords.split("\(line) --keep-going --json"))
    #expect(transcript.output.contains("\"rome\""))
    #expect(try transcript.failure()["code"] as? String == "partial")
  }

  @Test(arguments: [([], "the others are done"), (["--dry-run"], "the others could be done")])
  func `a batch that keeps going says what became of the other lines`(options: [String], words: String)
    async throws
  {
    var shell = try Shell(store: PreviewStore.sample)
    shell.input = "add Rome\nadd xqzzt\n"
    let transcript = await shell.run(["batch", "--keep-going"] + options)
    #expect(transcript.error.contains("1 of 2 lines failed; \(words)"), "\(transcript.error)")
    #expect(try await shell.store.locations.contains { $0.id == "rome" } == options.isEmpty)
  }

  @Test(arguments: ["list", "add Rome", "remove oslo", "batch", "add --from -", "current", "undo"])
  func `warns of what the list's file lost, unless told to be quiet`(line: String) async throws {
    var shell = try Shell(store: PreviewStore.sample)
    shell.storeWarning = "the group of the file\u{1B} could not be kept"
    shell.input = line == "batch" ? "add Lima\n" : "name\nLima\n"
    let words = try ShellWords.split(line)
    let warning = "weather: warning: the group of the file\\u{1b} could not be kept\n"
    #expect(await shell.run(words).error.contains(warning))
    #expect(await !shell.run(words + ["--quiet"]).error.contains("warning"))
  }

  @Test(arguments: [1, 10, 11, 12, 25])
  func `takes the candidate that a search shows by that number`(number: Int) async throws {
    let fields = "{name} {region} {latitude} {longitude}"
    let shell = try Shell()
    let found = await shell.run("search", "springfield", "--limit", "40", "--template", fields).output
    let row = try #require(found.split(separator: "\n").dropFirst(number - 1).first)
    let pick = ["--pick", "\(number)", "--template", fields]
    #expect(await shell.run(["add", "springfield"] + pick).output == row + "\n")
    #expect(await shell.run(["current", "--place", "springfield"] + pick).output == row + "\n")
  }

  @Test(arguments: ["add Rome --note ''", "add 1.5,2.5 --note=", "add --from - --note ''"])
  func `an empty note is none`(line: String) async throws {
    var shell = try Shell()
    shell.input = "name\nRome\n"
    #expect(await shell.run(try ShellWords.split(line)).status == .success)
    #expect(try await shell.store.locations.map(\.note) == [nil])
  }

  @Test(arguments: [["help"], ["help", "add"], ["completions", "bash"], ["--version"]])
  func `explains itself though a setting is wrong`(words: [String]) async throws {
    var shell = try Shell()
    shell.environment["WEATHER_FORMAT"] = "foo"
    shell.environment["WEATHER_COLOR"] = "bar"
    #expect(await shell.run(words).status == .success)
    #expect(await shell.run("list").status == .configuration)
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

  @Test(
    arguments: [
      "add Rome", "remove oslo", "remove --all", "edit oslo --name X", "undo", "batch", "batch --keep-going",
      "add --from -", "add --from - --keep-going", "repair",
    ], [[], ["--json"], ["--template", "{id}"], ["--dry-run"]])
  func `says that the list was changed though that could not be written`(line: String, options: [String])
    async throws
  {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/locations.json"
    var shell = try Shell(store: FileStore(path: FilePath(path)))
    for id in ["oslo", "paris"] { #expect(await shell.run("add", id).status == .success) }
    if line == "repair" { try "{\"locations\":[".write(toFile: path, atomically: false, encoding: .utf8) }
    let before = try String(contentsOfFile: path, encoding: .utf8)
    shell.input = line.hasPrefix("batch") ? "add Rome\nremove oslo\n" : "name\nRome\nLima\n"
    if line.hasSuffix("--keep-going") { shell.input += "nowhere\n" }
    shell.outputFailure = .notWritten(reason: "No space left on device")
    let words = line == "repair" && options.first == "--template" ? [] : options
    let transcript = await shell.run(try ShellWords.split(line) + words)
    let isDryRun = options == ["--dry-run"]
    #expect(transcript.status == .io)
    #expect(transcript.error.contains("; the list was changed all the same") == !isDryRun)
    if options == ["--json"] { #expect(transcript.error.contains("\"committed\":true")) }
    #expect((try String(contentsOfFile: path, encoding: .utf8) == before) == isDryRun)
  }

  @Test(arguments: ["tsv", "text", "plain", "json"])
  func `looking a list over, and mending it`(format: String) async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/locations.json"
    let list = """
      {"version":1,"locations":[
      {"id":"oslo","name":"Oslo","country":"NO","latitude":10.746,"longitude":59.913,"timeZone":"Europe/Atlantis"},
      {"id":"oslo","name":"Other","latitude":0,"longitude":0},
      {"id":"far","name":"Far","latitude":95,"longitude":200}
      ]}

      """
    try list.write(toFile: path, atomically: false, encoding: .utf8)
    let shell = try Shell(store: FileStore(path: FilePath(path)))
    let text = try await shell.session(
      "weather list", "weather check --format \(format)", "weather repair --dry-run --format \(format)",
      "weather repair --format \(format)", "weather check --format \(format)", "weather list",
      "weather repair")
    let stable = text.replacing(folder.path, with: "<folder>")
      .replacing(#/corrupt-[0-9TZ]+-[0-9]+/#, with: "corrupt-<time>-<process>")
    try expectSnapshot(stable, "mending-\(format)")
  }

  @Test
  func `every field of every row`() async throws {
    func template<Record: OutputRecord>(_ type: Record.Type) -> String {
      Record.fields.map { "\($0.name)={\($0.name)|-}" }.joined(separator: "\\n")
    }
    let shell = try Shell(store: PreviewStore.sample)
    let text = try await shell.session(
      "weather list tokyo --template '\(template(Location.self))'",
      "weather current oslo --template '\(template(Reading.self))'",
      "weather current oslo --units us --icons emoji --template '\(template(Reading.self))'",
      "weather search Oslo --limit 1 --template '\(template(Place.self))'")
    try expectSnapshot(text.replacing(#/--template '[^']*'/#, with: "--template '…'"), "fields")
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
