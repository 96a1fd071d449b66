import WeatherCore

extension CommandFailure {
  /// The failure as a JSON object, without the `error` around it.
  var json: JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("code", .string(code.rawValue)),
      ("status", .number("\(ExitStatus(code).rawValue)")),
      ("message", .string(message)),
      ("retryable", .bool(code.isRetryable)),
    ]
    if let path { members.append(("path", .string(path))) }
    if let line { members.append(("line", .number("\(line)"))) }
    if let column { members.append(("column", .number("\(column)"))) }
    if let candidates { members.append(("candidates", .array(candidates.map(\.json)))) }
    if let suggestions { members.append(("suggestions", .array(suggestions.map(JSONOutput.string)))) }
    if let retryAfter { members.append(("retryAfter", .number("\(retryAfter)"))) }
    if let committed { members.append(("committed", .bool(committed))) }
    if let results { members.append(("results", results)) }
    return .object(members)
  }
}
