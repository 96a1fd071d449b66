import Foundation
import Testing

/// Compares a whole output with the file that holds the expected one.
///
/// With `RECORD_SNAPSHOTS=1` in the environment, or when there is no file yet, the output is recorded; then
/// the test fails, so that a recording never passes for a check.
func expectSnapshot(_ actual: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation)
  throws
{
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appending(path: "Snapshots/\(name).txt")
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  guard !isRecording, let expected = try? String(contentsOf: file, encoding: .utf8) else {
    try actual.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded the snapshot \(name)", sourceLocation: sourceLocation)
    return
  }
  #expect(actual == expected, sourceLocation: sourceLocation)
}
