import Foundation
import TestSupport
import Testing

@testable import weather

struct DocumentTests {
  @Test(arguments: CommandName.allCases)
  func `help says all that the tables know`(command: CommandName) async throws {
    let help = try await Shell().run("help", command.rawValue).output
    for option in Option.all where option.belongs(to: command) {
      #expect(help.contains(option.spelling))
      #expect(help.contains(option.help(for: command)))
      for value in option.values { #expect(help.contains(value)) }
    }
    if command != .help { #expect(try await Shell().run(command.rawValue, "--help").output == help) }
  }

  @Test(arguments: CommandName.allCases)
  func `details fit into a terminal`(command: CommandName) {
    for line in command.details.joined(separator: "\n").split(separator: "\n") {
      #expect(line.count < 80 && !line.hasSuffix(" "))
    }
  }

  @Test(arguments: Option.all.filter { !$0.values.isEmpty })
  func `an option takes each value that is named for it, and says so of others`(option: Option) async throws {
    var shell = try Shell()
    let command = option.commands.first ?? .list
    for value in option.values {
      // A key and a file are wanted of some.
      shell.environment["WEATHER_PIRATE_WEATHER_KEY"] = "x"
      let transcript = await shell.run(command.rawValue, "--\(option.name)", value)
      #expect(transcript.status != .usage || value == "gpx", "\(transcript.error)")
    }
    let transcript = await shell.run(command.rawValue, "--\(option.name)", "nonsense")
    guard option.name != "provider" else { return }
    #expect(transcript.status == .usage)
    for value in option.values { #expect(transcript.error.contains(value), "\(transcript.error)") }
  }

  @Test(arguments: Setting.all)
  func `every setting stands in the manual with what it sets`(setting: Setting) async throws {
    let manual = try await Shell().run("help", "--man").output.unescaped
    let help = try #require(setting.help ?? Option.all.first { $0.name == setting.name }?.help)
    #expect(manual.contains(".B \(setting.variable)\n\(help); by default \(setting.standard)."))
  }

  @Test
  func `every option stands in the manual and in the completions of every shell`() async throws {
    let shell = try Shell()
    let manual = await shell.run("help", "--man").output.unescaped
    for option in Option.all { #expect(manual.contains(option.spelling)) }
    for name in ["bash", "zsh"] {
      let script = await shell.run("completions", name).output
      for option in Option.all { #expect(script.contains("--\(option.name)")) }
    }
    let fish = await shell.run("completions", "fish").output
    for option in Option.all { #expect(fish.contains("-l \(option.name) ")) }
  }

  @Test(.enabled(if: Tool.isInstalled("mandoc"), "mandoc is not installed"), arguments: [nil, "locations"])
  func `manual pages are clean for mandoc`(page: String?) async throws {
    let text = try await Shell().run(["help", "--man"] + [page].compactMap(\.self)).output
    let result = try await Tool.run("mandoc", ["-Tlint", "-Wwarning"], input: text)
    #expect(result.output.isEmpty && result.error.isEmpty, "\(result.output)\(result.error)")
  }

  @Test(.enabled(if: Tool.isInstalled("man"), "man is not installed"), arguments: [nil, "locations"])
  func `manual pages are clean for man`(page: String?) async throws {
    let text = try await Shell().run(["help", "--man"] + [page].compactMap(\.self)).output
    let result = try await Tool.run(
      "man", ["--warnings", "-l", "-"], input: text, environment: ["MANPAGER": "cat"])
    #expect(result.error.isEmpty, "\(result.error)")
    #expect(result.output.contains("weather"))
  }

  @Test(.enabled(if: Tool.isInstalled("man"), "man is not installed"))
  func `the manual shows each example as it is typed`() async throws {
    let text = try await Shell().run("help", "--man").output
    let page = try await Tool.run(
      "man", ["-l", "-"], input: text,
      environment: ["MANPAGER": "cat", "MANWIDTH": "200", "LC_ALL": "C.UTF-8"]
    ).output
    for example in CommandName.allCases.flatMap(\.examples) {
      #expect(page.contains("       \(example.line)\n"), "\(example.line)")
    }
  }

  @Test(
    .enabled(
      if: Tool.isInstalled("bash") && Tool.isInstalled("zsh") && Tool.isInstalled("fish"),
      "a shell is missing"),
    arguments: ["bash", "zsh", "fish"])
  func `completions are valid scripts`(shell: String) async throws {
    let script = try await Shell().run("completions", shell).output
    let result = try await Tool.run(shell, ["-n"], input: script)
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
  }
}

extension String {
  /// The text of a manual page without what stands for characters that mean something to the formatter.
  fileprivate var unescaped: String {
    replacing("\\-", with: "-").replacing("\\(aq", with: "'")
  }
}
