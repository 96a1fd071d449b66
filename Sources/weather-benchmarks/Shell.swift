#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Other programs, to compare with.
enum Shell {
  /// Runs a command, and stops the benchmark if it fails: the time of a failure says nothing.
  static func run(_ command: String) {
    guard unsafe system(command) == 0 else { fatalError("failed: \(command)") }
  }

  /// Runs a command, and gives the first line that it prints.
  static func output(of command: String) -> String {
    guard let stream = unsafe popen(command, "r") else { fatalError("failed: \(command)") }
    defer { _ = unsafe pclose(stream) }
    var line: [CChar] = Array(repeating: 0, count: 4096)
    guard unsafe fgets(&line, Int32(line.count), stream) != nil else { return "" }
    let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
