extension Template {
  /// Reads a pattern.
  ///
  /// - Throws: `UsageError` that names the column of a brace or backslash that is wrong.
  init(parsing pattern: String) throws(UsageError) {
    var parts: [Part] = []
    var text = ""
    var rest = Array(pattern)[...]
    while let character = rest.popFirst() {
      let column = rest.startIndex
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        text.append(character)
        rest.removeFirst()
      case "{":
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        guard let end = rest.firstIndex(of: "}") else {
          throw UsageError("template: the '{' in column \(column) has no '}'")
        }
        try parts.append(Self.field(String(rest[..<end]), column: column))
        rest = rest[(end + 1)...]
      case "}": throw UsageError("template: the '}' in column \(column) has no '{'; write '}}' for a brace")
      case "\\":
        switch rest.popFirst() {
        case "n": text += "\n"
        case "t": text += "\t"
        case "\\": text += "\\"
        case let other:
          throw UsageError("template: '\\\(other.map(String.init) ?? "")' in column \(column) is no escape")
        }
      default: text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    self.parts = parts
  }

  private static func field(_ text: String, column: Int) throws(UsageError) -> Part {
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let names = (halves.first ?? "").split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard halves.count == 2 else { return .field(names: names, form: .plain, column: column) }
    if halves[1] == "json" { return .field(names: names, form: .json, column: column) }
    let isAtLeft = halves[1].hasPrefix(">")
    guard let width = Int(isAtLeft ? halves[1].dropFirst() : halves[1]), (0...500).contains(width) else {
      throw UsageError(
        "template: '\(halves[1])' in column \(column) is no form; write {field:10}, {field:>10} or {field:json}"
      )
    }
    return .field(names: names, form: .padded(width: width, atLeft: isAtLeft), column: column)
  }
}
