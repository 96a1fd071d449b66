import WeatherCore

extension Session {
  /// Reads a file that the user named; `-` is standard input.
  func contents(of file: String) throws -> [UInt8] {
    file == "-" ? try console.readInput() : try services.readFile(file)
  }

  /// The lines of a text file with something on them that is no comment, with their numbers from 1.
  ///
  /// - Throws: `CommandFailure` for a file that cannot be read, and for a line that is not UTF-8; `ConsoleError` for
  ///   standard input.
  func numberedLines(of file: String) throws -> [(number: Int, text: String)] {
    var lines: [(Int, String)] = []
    let bytes = try contents(of: file)
    let pieces = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      guard let text = String(validating: piece, as: UTF8.self) else {
        throw CommandFailure(code: .data, message: "the text is not UTF-8").located(in: file, line: index + 1)
      }
      let line = (index == 0 && text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text).trimmed
      if !line.isEmpty, !line.hasPrefix("#") { lines.append((index + 1, line)) }
    }
    return lines
  }

  /// The lines of a text file with something on them that is no comment.
  func lines(of file: String) throws -> [String] {
    try numberedLines(of: file).map(\.text)
  }
}
