@testable import weather

extension Shell {
  /// Runs command lines one after another, and answers what a terminal would show.
  func session(_ lines: String...) async throws -> String {
    try await session(lines)
  }

  /// Runs command lines one after another, and answers what a terminal would show.
  func session(_ lines: [String]) async throws -> String {
    var text = ""
    for line in lines {
      let words = try ShellWords.split(line)
      let transcript = await run(Array(words.dropFirst()))
      text += "$ \(line)\n\(transcript.text)"
    }
    return text
  }
}
