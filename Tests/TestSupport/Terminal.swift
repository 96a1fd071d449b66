import Foundation

/// A terminal of its own, by tmux, in which a shell runs.
public struct Terminal: ~Copyable {
  private let socket = "weather-" + UUID().uuidString

  /// What a terminal did not show in time.
  public struct Timeout: Error, CustomStringConvertible {
    /// What was waited for, and what the screen showed instead.
    public let description: String
  }

  /// Opens a terminal with a shell.
  ///
  /// - Parameters:
  ///   - shell: The shell's command line, which must read no files of the user's.
  ///   - environment: Variables to set for it; it starts in its `HOME`.
  public init(shell: String = "bash --norc --noprofile", environment: [String: String], width: Int = 80)
    async throws
  {
    // By env rather than tmux's own option: a start-up file of the user's may set the path again.
    let assignments = environment.sorted { $0.key < $1.key }.map { variable in
      "'\(variable.key)=\(variable.value.replacing("'", with: "'\\''"))'"
    }
    let command =
      "cd '\(environment["HOME", default: "/"])' && exec env \(assignments.joined(separator: " ")) \(shell)"
    let result = try await Tool.run(
      "tmux", ["-L", socket, "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "50", command],
      environment: ["TMUX": "", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"])
    guard result.status == 0 else { throw Timeout(description: "tmux does not start: \(result.error)") }
  }

  deinit {
    _ = try? Tool.runBlocking("tmux", ["-L", socket, "kill-server"])
  }

  /// Types a text, then keys by their names in tmux, such as `Enter`, `Tab` or `C-c`.
  public func type(_ text: String, _ keys: String...) async throws {
    if !text.isEmpty { _ = try await Tool.run("tmux", ["-L", socket, "send-keys", "-l", "--", text]) }
    if !keys.isEmpty { _ = try await Tool.run("tmux", ["-L", socket, "send-keys"] + keys) }
  }

  /// Makes the window another width.
  public func resize(width: Int) async throws {
    _ = try await Tool.run("tmux", ["-L", socket, "resize-window", "-x", "\(width)"])
  }

  /// What the screen shows, without empty lines at the end.
  public func screen() async throws -> String {
    let text = try await Tool.run(
      "tmux", ["-L", socket, "capture-pane", "-p"], environment: ["LC_ALL": "C.UTF-8"]
    )
    .output
    return text.trimmingCharacters(in: .newlines)
  }

  /// Waits until the screen shows a text.
  ///
  /// - Returns: What the screen then shows.
  /// - Throws: `Timeout` when it does not within ten seconds.
  @discardableResult
  public func wait(for text: String) async throws -> String {
    var shown = ""
    for _ in 0..<200 {
      shown = try await screen()
      if shown.contains(text) { return shown }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Timeout(description: "'\(text)' is not shown, but:\n\(shown)")
  }
}
