import WeatherCore

/// A strict reader of plain XML: elements, attributes, text, comments and CDATA.
///
/// There are no document types, so no entities but the five of XML and characters by number; nothing outside
/// of the text is ever read.
struct XMLReader: Sendable {
  /// What comes next in a document.
  enum Event: Hashable, Sendable {
    case start(name: String, attributes: [String: String])
    case end
    case text(String)
  }

  /// The line that is being read, from 1.
  private(set) var line = 1
  private var rest: Substring
  private var open: [String] = []
  /// Whether the element that was opened last ends at once.
  private var isEmptyElement = false
  private var hasRoot = false

  /// Begins to read a document.
  init(_ text: String) {
    rest = text[...]
  }

  /// The next event, or `nil` at the end.
  ///
  /// - Throws: `CommandFailure` with the line of what is no plain XML.
  mutating func next() throws(CommandFailure) -> Event? {
    if isEmptyElement {
      isEmptyElement = false
      open.removeLast()
      return .end
    }
    while let first = rest.first {
      guard first == "<" else {
        let text = take(while: { $0 != "<" })
        if open.isEmpty {
          guard text.allSatisfy(\.isWhitespace) else { throw failure("text outside of the root element") }
          continue
        }
        return .text(try resolved(text))
      }
      if try skip("<?", until: "?>") != nil { continue }
      if try skip("<!--", until: "-->") != nil { continue }
      if let text = try skip("<![CDATA[", until: "]]>") { return .text(text) }
      if rest.hasPrefix("<!") { throw failure("a document type, which is not read") }
      if rest.hasPrefix("</") { return try endTag() }
      return try startTag()
    }
    guard open.isEmpty, hasRoot else { throw failure("the document ends before its root element does") }
    return nil
  }

  private mutating func startTag() throws(CommandFailure) -> Event {
    guard !(hasRoot && open.isEmpty) else { throw failure("a second root element") }
    guard open.count < 64 else { throw failure("elements nested deeper than 64") }
    drop(1)
    let name = try self.name()
    var attributes: [String: String] = [:]
    while true {
      let space = take(while: \.isWhitespace)
      if rest.hasPrefix("/>") || rest.first == ">" { break }
      guard !space.isEmpty else { throw failure("'<\(name)' is followed by neither a space nor '>'") }
      let attribute = try self.name()
      _ = take(while: \.isWhitespace)
      guard rest.first == "=" else { throw failure("the attribute '\(attribute)' has no value") }
      drop(1)
      _ = take(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else {
        throw failure("the attribute '\(attribute)' has no quotes")
      }
      drop(1)
      let value = take(while: { $0 != quote && $0 != "<" })
      guard rest.first == quote else { throw failure("the attribute '\(attribute)' has no end") }
      drop(1)
      guard attributes.updateValue(try resolved(value), forKey: attribute) == nil else {
        throw failure("the attribute '\(attribute)' stands twice")
      }
    }
    hasRoot = true
    open.append(name)
    if rest.first == "/" {
      drop(1)
      isEmptyElement = true
    }
    drop(1)
    return .start(name: Self.local(name), attributes: attributes)
  }

  private mutating func endTag() throws(CommandFailure) -> Event {
    drop(2)
    let name = try self.name()
    _ = take(while: \.isWhitespace)
    guard rest.first == ">" else { throw failure("'</\(name)' has no '>'") }
    guard open.last == name else {
      throw failure("'</\(name)>' ends '<\(open.last ?? "")>', which is another element")
    }
    drop(1)
    open.removeLast()
    return .end
  }

  private mutating func name() throws(CommandFailure) -> String {
    let name = take(while: { $0.isLetter || $0.isNumber || "_:-.".contains($0) })
    guard let first = name.first, first.isLetter || first == "_" else { throw failure("a name is expected") }
    return name
  }

  /// A name without the prefix of its namespace.
  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  /// Passes over a part with a beginning and an end; answers what is between, or `nil` when there is no such part.
  private mutating func skip(_ start: String, until end: String) throws(CommandFailure) -> String? {
    guard rest.hasPrefix(start) else { return nil }
    drop(start.count)
    guard let range = rest.firstRange(of: end) else { throw failure("'\(start)' has no '\(end)'") }
    let text = String(rest[..<range.lowerBound])
    pass(to: range.upperBound)
    return text
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let text = rest.prefix(while: condition)
    pass(to: text.endIndex)
    return String(text)
  }

  private mutating func drop(_ count: Int) {
    pass(to: rest.index(rest.startIndex, offsetBy: count, limitedBy: rest.endIndex) ?? rest.endIndex)
  }

  /// Goes on behind what was read, and counts its lines.
  private mutating func pass(to end: String.Index) {
    line += rest[..<end].count(where: \.isNewline)
    rest = rest[end...]
  }

  private func resolved(_ text: String) throws(CommandFailure) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";") else { throw failure("'&' without ';'") }
      let name = String(rest[rest.index(after: start)..<end])
      guard let character = Self.entity(name) else {
        throw failure("the entity '&\(name.prefix(20));' is not known")
      }
      result.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    let named: [String: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    if let scalar = named[name] { return scalar }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard let number = UInt32(digits, radix: isHex ? 16 : 10), number != 0 else { return nil }
    return Unicode.Scalar(number)
  }

  /// The failure for what is wrong on the line that is being read.
  func failure(_ problem: String) -> CommandFailure {
    CommandFailure(code: .data, message: problem, line: line)
  }
}
