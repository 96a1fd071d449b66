import WeatherCore

/// A pattern for rows, such as `{name} {temperature|n/a}`.
///
/// `{field}` is replaced by the field's value; `{a|b|text}` by the first that is present, the last part being
/// a text when no field is called so; `{field:10}` is padded at the right, `{field:>10}` at the left,
/// `{field:json}` is written as JSON has a text; `\n`, `\t` and `\\` are what they are in C; `{{` and `}}` are
/// braces.
struct Template: Hashable, Sendable {
  /// A part of a pattern.
  enum Part: Hashable, Sendable {
    /// Text to write as it is.
    case text(String)
    /// Alternatives and how the value is written, with the column of the brace.
    case field(names: [String], form: Form, column: Int)
  }

  /// How a value is written.
  enum Form: Hashable, Sendable {
    /// As it is.
    case plain
    /// With spaces before or behind, up to a width.
    case padded(width: Int, atLeft: Bool)
    /// As JSON has a text, with quotes.
    case json
  }

  /// The parts, in order.
  let parts: [Part]
}
