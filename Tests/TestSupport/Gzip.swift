import Foundation

/// Compressed bodies, made by the system's `gzip`.
public enum Gzip {
  /// So many zeros, compressed to about a thousandth.
  public static func zeros(_ byteCount: Int) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "head -c \(byteCount) /dev/zero | gzip -9"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return [UInt8](data)
  }
}
