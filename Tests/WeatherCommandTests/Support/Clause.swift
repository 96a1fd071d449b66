import Testing
import WeatherCore

@testable import weather

/// A statement of the contract, with command lines that show it and what the last of them does.
struct Clause: CustomTestStringConvertible, Sendable {
  /// The statement.
  let testDescription: String
  /// The command lines, without the program's name.
  let lines: [String]
  /// How the last line ends.
  let status: Int32
  /// What the last line writes to standard output, whole; `nil` when it does not matter.
  let output: String?
  /// Parts of what the last line writes to standard output.
  let shows: [String]
  /// Parts of what the last line writes to standard error.
  let says: [String]
  /// The ids on the list afterwards, or `nil` when they do not matter.
  let ids: [String]?
  /// What comes through the pipe.
  let input: String

  init(
    _ statement: String, _ lines: String..., status: Int32 = 0, output: String? = nil,
    shows: [String] = [], says: [String] = [], ids: [String]? = nil, input: String = ""
  ) {
    testDescription = statement
    self.lines = lines
    self.status = status
    self.output = output
    self.shows = shows
    self.says = says
    self.ids = ids
    self.input = input
  }

  /// Runs the lines in a shell and compares; before them, the shell's list is as it is.
  @discardableResult
  func check(in shell: Shell) async throws -> Transcript {
    var shell = shell
    shell.input = input
    var last: Transcript?
    for line in lines { last = await shell.run(try ShellWords.split(line)) }
    let transcript = try #require(last)
    #expect(transcript.status.rawValue == status, "\(transcript.text)")
    if let output { #expect(transcript.output == output) }
    for part in shows { #expect(transcript.output.contains(part), "\(transcript.text)") }
    for part in says { #expect(transcript.error.contains(part), "\(transcript.text)") }
    if let ids { #expect(try await shell.store.locations.map(\.id) == ids) }
    return transcript
  }
}
