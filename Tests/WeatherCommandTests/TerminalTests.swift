import Foundation
import TestSupport
import Testing

/// The program as somebody at a terminal meets it.
@Suite(.enabled(if: Tool.isInstalled("tmux"), "tmux is not installed"), .serialized)
struct TerminalTests {
  /// Opens a terminal in which `weather` is the program, with a list of its own.
  private func terminal(
    _ folder: String, shell: String = "bash --norc --noprofile", width: Int = 100
  ) async throws -> Terminal {
    let bin = "\(folder)/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try? FileManager.default.createSymbolicLink(atPath: "\(bin)/weather", withDestinationPath: Binary.path)
    var environment = Binary.clean(store: "\(folder)/locations.json").filter { !$0.value.isEmpty }
    environment["PATH"] = bin + ":" + ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"]
    environment["LC_ALL"] = "C.UTF-8"
    environment["PS1"] = "[$?]> "
    environment["HOME"] = folder
    let terminal = try await Terminal(shell: shell, environment: environment, width: width)
    return terminal
  }

  @Test
  func `asks which place is meant, and takes the number typed`() async throws {
    let folder = try TemporaryFolder()
    let terminal = try await terminal(folder.path)
    try await terminal.type("weather add Springfield; echo status $?", "Enter")
    try await terminal.wait(for: "Which one? [1; q to leave]")
    try await terminal.type("99", "Enter")
    try await terminal.wait(for: "'99' is none of 1 to")
    try await terminal.type("2", "Enter")
    let screen = try await terminal.wait(for: "status 0")
    #expect(screen.contains("Saved 'Springfield' as 'springfield'."))
    #expect(try await Binary.run("list", store: "\(folder.path)/locations.json").output.contains("Illinois"))
  }

  @Test
  func `takes no time from the service while somebody chooses`() async throws {
    let server = try LoopbackServer(.json(OpenMeteoText.oslo))
    let folder = try TemporaryFolder()
    let terminal = try await terminal(folder.path)
    let variables = "WEATHER_TIMEOUT=1s WEATHER_OPEN_METEO_URL=\(server.url)"
    try await terminal.type("\(variables) weather current --place Springfield; echo status $?", "Enter")
    try await terminal.wait(for: "Which one?")
    try await Task.sleep(for: .milliseconds(1_500))
    try await terminal.type("2", "Enter")
    let screen = try await terminal.wait(for: "status 0")
    #expect(screen.contains("light rain"))
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [("", "Missouri", 0), ("q", "", 4)])
  func `takes the first on Enter, and leaves on q`(answer: String, region: String, status: Int) async throws {
    let folder = try TemporaryFolder()
    let terminal = try await terminal(folder.path)
    try await terminal.type("weather add Springfield; echo status $?", "Enter")
    try await terminal.wait(for: "Which one?")
    try await terminal.type(answer, "Enter")
    try await terminal.wait(for: "status \(status)")
    let list = try await Binary.run("list", store: "\(folder.path)/locations.json").output
    #expect(region.isEmpty ? list.isEmpty : list.contains(region))
  }

  @Test
  func `Ctrl-C at a question leaves the terminal as it was`() async throws {
    let folder = try TemporaryFolder()
    let terminal = try await terminal(folder.path)
    try await terminal.type("stty -a > before; weather add Springfield", "Enter")
    try await terminal.wait(for: "Which one?")
    try await terminal.type("", "C-c")
    // The prompt tells the status; what is typed before it is there may be thrown away with the interrupt.
    try await terminal.wait(for: "[130]>")
    try await terminal.type("stty -a > after; cmp before after; echo same $?", "Enter")
    try await terminal.wait(for: "same 0")
    #expect(try await Binary.run("list", store: "\(folder.path)/locations.json").output.isEmpty)
  }

  @Test
  func `asks before the whole list is removed`() async throws {
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    let terminal = try await terminal(folder.path)
    try await terminal.type("weather remove --all; echo status $?", "Enter")
    try await terminal.wait(for: "Remove all 1 places? [y/N]")
    try await terminal.type("", "Enter")
    try await terminal.wait(for: "status 4")
    #expect(try await Binary.run("list", store: store).output.hasPrefix("oslo"))
    try await terminal.type("clear; weather remove --all; echo status $?", "Enter")
    try await terminal.wait(for: "[y/N]")
    try await terminal.type("y", "Enter")
    try await terminal.wait(for: "status 0")
    #expect(try await Binary.run("list", store: store).output.isEmpty)
  }

  @Test
  func `a list that is watched shows what others change`() async throws {
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    let terminal = try await terminal(folder.path)
    try await terminal.type("clear; weather list --watch", "Enter")
    try await terminal.wait(for: "oslo")
    _ = try await Binary.run("add", "Rome", store: store)
    let both = try await terminal.wait(for: "rome")
    #expect(both.components(separatedBy: "oslo").count == 2, "the list is drawn over")
    _ = try await Binary.run("remove", "oslo", store: store)
    for _ in 0..<100 where try await terminal.screen().contains("oslo") {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(try await !terminal.screen().contains("oslo"))
    try await terminal.type("", "C-c")
  }

  @Test
  func `conditions that are watched are drawn over in a narrow window`() async throws {
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    let lines = (10..<80).map { "add \($0).5,1.5 --name p\($0)\n" }.joined()
    _ = try await Binary.run("batch", store: store, input: lines)
    let terminal = try await terminal(folder.path, width: 30)
    try await terminal.type("clear; weather --watch 1s --provider sample", "Enter")
    for _ in 0..<3 {
      let screen = try await terminal.wait(for: "more rows")
      #expect(screen.components(separatedBy: "more rows").count == 2)
      #expect(screen.components(separatedBy: "p10").count == 2)
      try await Task.sleep(for: .seconds(1))
    }
    try await terminal.type("", "C-c")
  }

  @Test
  func `conditions that are watched follow the window that is resized`() async throws {
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("batch", store: store, input: "add Oslo\nadd Rome\nadd Lima\n")
    let terminal = try await terminal(folder.path, width: 100)
    try await terminal.type("clear; weather --watch 1s --provider sample", "Enter")
    try await terminal.wait(for: "WIND")
    try await terminal.resize(width: 40)
    // The rows as they were drawn wrap at first, and the upper ones leave the window.
    var screen = ""
    for _ in 0..<100 {
      screen = try await terminal.screen()
      if screen.hasPrefix("PLACE"), screen.split(separator: "\n").count == 5 { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(screen.hasPrefix("PLACE") && screen.split(separator: "\n").count == 5, "\(screen)")
    #expect(!screen.contains("WIND"), "\(screen)")
    try await terminal.resize(width: 100)
    try await terminal.wait(for: "WIND")
    try await terminal.type("", "C-c")
  }

  @Test
  func `a long fetch counts its places, and the line vanishes`() async throws {
    let server = try LoopbackServer(.json("{}", delay: .milliseconds(400)))
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    let lines = (0..<8).map { "add \($0).5,1.5 --name p\($0)\n" }.joined()
    _ = try await Binary.run("batch", store: store, input: lines)
    let terminal = try await terminal(folder.path)
    try await terminal.type(
      "clear; WEATHER_MET_NORWAY_URL=\(server.url) weather current --provider met-norway; echo status $?",
      "Enter")
    try await terminal.wait(for: "asking for the weather: ")
    try await terminal.wait(for: " of 8, ")
    let screen = try await terminal.wait(for: "status 76")
    #expect(!screen.contains("asking for the weather"))
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [
    ("bash", "bash --norc --noprofile", "source <(weather completions bash)"),
    ("zsh", "zsh -f", "autoload -U compinit; compinit -u; source <(weather completions zsh)"),
    ("fish", "fish --no-config", "weather completions fish | source"),
  ])
  func `shells complete commands, options, ids and places`(name: String, shell: String, setup: String)
    async throws
  {
    guard Tool.isInstalled(name) else {
      print("skipped: \(name) is not installed")
      return
    }
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    let terminal = try await terminal(folder.path, shell: shell)
    try await terminal.type(setup + "; clear; echo ready", "Enter")
    try await terminal.wait(for: "ready")
    for (typed, completed) in [
      ("weather rem", "weather remove"), ("weather remove os", "weather remove oslo"),
      ("weather list --sort lat", "weather list --sort latitude"),
      ("weather add --if-m", "weather add --if-missing"),
      ("weather add Reykjav", "weather add Reykjavík"),
      ("weather completions fi", "weather completions fish"),
      ("weather add \"New Yo", "weather add \"New York"),
    ] {
      try await terminal.type(typed, "Tab")
      try await terminal.wait(for: completed)
      try await terminal.type("", "C-u")
    }
  }

  @Test(arguments: [
    ("bash", "bash --norc --noprofile", "source <(weather completions bash)"),
    ("zsh", "zsh -f", "autoload -U compinit; compinit -u; source <(weather completions zsh)"),
  ])
  func `shells take no letter away from a place`(name: String, shell: String, setup: String) async throws {
    guard Tool.isInstalled(name) else {
      print("skipped: \(name) is not installed")
      return
    }
    let folder = try TemporaryFolder()
    let terminal = try await terminal(folder.path, shell: shell)
    try await terminal.type(setup + "; clear; echo ready", "Enter")
    try await terminal.wait(for: "ready")
    for (typed, more, completed) in [
      ("weather add Bruss", "els", "weather add Brussels"),
      ("weather add --tag x münc", "en", "weather add --tag x München"),
      ("weather add New\\ Yo", "", "weather add New\\ York"),
      ("weather add 'New Yo", "", "weather add 'New York"),
      ("weather list --sort=lat", "", "weather list --sort=latitude"),
    ] {
      try await terminal.type(typed, "Tab")
      try await terminal.type(more)
      try await terminal.wait(for: completed)
      try await terminal.type("", "C-u")
    }
    try await terminal.type("clear", "Enter")
    try await terminal.type("weather list --sort=", "Tab", "Tab")
    try await terminal.wait(for: "country")
  }
}
