import WeatherCore

extension JSONOutput {
  /// What came of a line of a batch, or of a row of an import.
  static func result(
    line: Int?, command: String, locations: [Location] = [], failure: CommandFailure?
  ) -> JSONOutput {
    let status = failure.map { ExitStatus($0.code) } ?? .success
    return .object([
      ("line", .number(line)), ("command", .string(command)), ("status", .number("\(status.rawValue)")),
      ("locations", .array(locations.map(\.json))), ("error", failure?.json ?? .null),
    ])
  }
}
