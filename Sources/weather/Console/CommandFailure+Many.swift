import WeatherCore

extension CommandFailure {
  /// A file as messages name it; `-` is standard input.
  static func name(of file: String) -> String {
    file == "-" ? "standard input" : "'\(file)'"
  }

  /// The failure with the line of the file that asked for what failed.
  func located(line: Int, of file: String) -> CommandFailure {
    var failure = self
    failure.path = path ?? (file == "-" ? nil : file)
    failure.line = line
    failure.message = "\(Self.name(of: file)), line \(line): \(message)"
    return failure
  }

  /// The failure that several amount to, of which there is at least one.
  ///
  /// Rows of a file are wrong data, unless the same thing that is no fault of the file failed each of them, such
  /// as a service that does not answer.
  init(_ failures: [CommandFailure], isImport: Bool) {
    self = failures.first ?? CommandFailure(code: .internal, message: "nothing failed")
    details += failures.dropFirst().flatMap { ["weather: \($0.message.safe)"] + $0.details }
    guard isImport else { return }
    code = Self.commonCode(failures)
    candidates = nil
    results = .array(failures.map(\.result))
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

  /// The failure as the result of a line.
  private var result: JSONOutput {
    .object([
      ("line", .number(line)), ("command", .string("add")),
      ("status", .number("\(ExitStatus(code).rawValue)")), ("locations", .array([])), ("error", json),
    ])
  }
}
