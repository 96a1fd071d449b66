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
  ///   - environment: Variables to set for it.
  public init(shell: String = "bash --norc --noprofile", environment: [String: String], width: Int = 80)
    throws
  {
    // By env rather than tmux's own option: a start-up file of the user's may set the path again.
    let assignments = environment.sorted { $0.key < $1.key }.map { variable in
      "'\(variable.key)=\(variable.value.replacing("'", with: "'\\''"))'"
    }
    let command = "exec env \(assignments.joined(separator: " ")) \(shell)"
    let result = try Tool.run(
      "tmux", ["-L", socket, "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "50", command],
      environment: ["TMUX": "", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"])
    guard result.status == 0 else { throw Timeout(description: "tmux does not start: \(result.error)") }
  }

  deinit {
    _ = try? Tool.run("tmux", ["-L", socket, "kill-server"])
  }

  /// Types a text, then keys by their names in tmux, such as `Enter`, `Tab` or `C-c`.
  public func type(_ text: String, _ keys: String...) throws {
    if !text.isEmpty { _ = try Tool.run("tmux", ["-L", socket, "send-keys", "-l", "--", text]) }
    if !keys.isEmpty { _ = try Tool.run("tmux", ["-L", socket, "send-keys"] + keys) }
  }

  /// What the screen shows, without empty lines at the end.
  public func screen() throws -> String {
    let text = try Tool.run("tmux", ["-L", socket, "capture-pane", "-p"], environment: ["LC_ALL": "C.UTF-8"])
      .output
    return text.trimmingCharacters(in: .newlines)
  }

  /// Waits until the screen shows a text.
  ///
  /// - Returns: What the screen then shows.
  /// - Throws: `Timeout` when it does not within ten seconds.
  @discardableResult
  public func wait(for text: String) throws -> String {
    var shown = ""
    for _ in 0..<200 {
      shown = try screen()
      if shown.contains(text) { return shown }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Timeout(description: "'\(text)' is not shown, but:\n\(shown)")
  }
}
