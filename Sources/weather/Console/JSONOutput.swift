import WeatherCore

/// A JSON value to write, with its members in the order given.
indirect enum JSONOutput: Sendable {
  case null
  case bool(Bool)
  /// A number, spelled as it is to be written.
  case number(String)
  case string(String)
  case array([JSONOutput])
  case object([(String, JSONOutput)])

  /// A text, or null.
  static func text(_ text: String?) -> JSONOutput {
    text.map(JSONOutput.string) ?? .null
  }

  /// A number with at most so many digits after the point, or null.
  static func number(_ value: Double?, places: Int) -> JSONOutput {
    value?.decimalText(places: places).map(JSONOutput.number) ?? .null
  }

  /// A whole number, or null.
  static func number(_ value: Int?) -> JSONOutput {
    value.map { .number("\($0)") } ?? .null
  }
}
