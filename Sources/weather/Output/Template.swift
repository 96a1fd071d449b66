import WeatherCore

/// A pattern for rows, such as `{name} {temperature|n/a}`.
///
/// `{field}` is replaced by the field's value; `{a|b|text}` by the first that is present, the last part being
/// a text when no field is called so; `{field:10}` is padded at the right, `{field:>10}` at the left; `\n`,
/// `\t` and `\\` are what they are in C; `{{` and `}}` are braces.
struct Template: Hashable, Sendable {
  /// A part of a pattern.
  enum Part: Hashable, Sendable {
    /// Text to write as it is.
    case text(String)
    /// Alternatives, the width to pad to, and whether to pad at the left; with the column of its brace.
    case field(names: [String], width: Int, isRightAligned: Bool, column: Int)
  }

  /// The parts, in order.
  let parts: [Part]
}
