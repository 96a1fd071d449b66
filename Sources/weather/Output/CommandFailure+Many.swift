import WeatherCore

extension CommandFailure {
  /// The failure with the file that is wrong, which the message names with the line and column that are known.
  ///
  /// - Parameters:
  ///   - file: The file; `-` is standard input.
  ///   - line: The line that asked for what failed, or `nil` for the failure's own.
  func located(in file: String, line: Int? = nil) -> CommandFailure {
    var failure = self
    failure.path = file == "-" ? nil : file
    failure.line = line ?? self.line
    let place = [
      UserFile.name(of: file), failure.line.map { "line \($0)" }, column.map { "column \($0)" },
    ]
    failure.message = "\(place.compactMap(\.self).joined(separator: ", ")): \(message)"
    return failure
  }

  /// The failure that several amount to, of which there is at least one.
  ///
  /// Rows of a file are wrong data, unless the same thing that is no fault of the file failed each of them, such
  /// as a service that does not answer.
  init(_ failures: [CommandFailure], isImport: Bool) {
    self = failures.first ?? CommandFailure(code: .internal, message: "nothing failed")
    // The first is the message.
    details = Array(failures.indices).limitedLines { index in
      (index == 0 ? [] : ["weather: \(failures[index].message.safe)"]) + failures[index].details
    }
    guard isImport else { return }
    code = Self.commonCode(failures)
    candidates = nil
    results = .array(failures.map { .result(line: $0.line, command: "add", failure: $0) })
  }

  /// The code of failures of lines: theirs, when all are the same and no fault of the file; otherwise that of bad
  /// data.
  static func commonCode(_ failures: [CommandFailure]) -> FailureCode {
    let outside: [FailureCode] = [.unavailable, .tryAgain, .protocol, .permission, .configuration]
    guard let code = failures.first?.code, outside.contains(code), failures.allSatisfy({ $0.code == code })
    else {
      return .data
    }
    return code
  }
}
