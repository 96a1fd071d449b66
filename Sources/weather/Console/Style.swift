/// How much colour a terminal is given.
struct Style: Hashable, Sendable {
  /// The colours that a terminal knows.
  enum Depth: Hashable, Sendable {
    case none, sixteen, twoHundredFiftySix, trueColor
  }

  /// The colours to use.
  let depth: Depth

  /// Text that stands out.
  func bold(_ text: String) -> String { wrap(text, "1") }

  /// Text that steps back.
  func dim(_ text: String) -> String { wrap(text, "2") }

  /// Text that warns.
  func red(_ text: String) -> String { wrap(text, "31") }

  /// Text with escape codes around it, or bare when there are no colours.
  func wrap(_ text: String, _ codes: String) -> String {
    depth == .none || text.isEmpty ? text : "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
