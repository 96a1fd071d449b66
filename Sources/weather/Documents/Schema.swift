/// The JSON documents that are written, by the names that `weather help --schema` takes.
enum Schema: String, Hashable, Sendable, CaseIterable {
  /// The list's file.
  case file
  /// What `list`, `add`, `remove`, `edit` and `undo` write.
  case list
  /// What `current` writes.
  case current
  /// What `search` writes.
  case search
  /// What `batch` writes.
  case batch
  /// What `check` and `repair` write.
  case check
  /// What every command writes to standard error when it fails.
  case error

  /// The schema, by the 2020-12 draft of JSON Schema.
  var text: String {
    let (members, title) =
      switch self {
      case .file:
        (
          ["\"version\":{\"type\":\"integer\",\"minimum\":1}", Self.array("locations", "location")],
          "the list's file"
        )
      case .list: ([Self.version, Self.array("locations", "location")], "a list of saved places")
      case .current:
        (
          [Self.version, "\"units\":{\"type\":\"object\"}", Self.array("conditions", "condition")],
          "current conditions"
        )
      case .search: ([Self.version, Self.array("places", "place")], "places found")
      case .batch: ([Self.version, Self.array("results", "result")], "the results of a batch")
      case .check: ([Self.version, Self.array("problems", "problem")], "what is wrong with a list")
      case .error: (["\"error\":{\"$ref\":\"#/$defs/error\"}"], "a failure")
      }
    let required = members.compactMap { $0.split(separator: "\"").first.map { "\"\($0)\"" } }
    // The file is read when its version is missing.
    let names = self == .file ? ["\"locations\""] : required
    return """
      {"$schema":"https://json-schema.org/draft/2020-12/schema",
      "title":"weather: \(title)",
      "type":"object","required":[\(names.joined(separator: ","))],
      "properties":{\(members.joined(separator: ",\n"))},
      "$defs":{\(Self.definitions(for: members.joined()))}}

      """
  }

  private static let version = "\"version\":{\"const\":1}"

  private static func array(_ name: String, _ definition: String) -> String {
    "\"\(name)\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/\(definition)\"}}"
  }

  /// The shapes that a text refers to, and those that they are made of.
  private static func definitions(for text: String) -> String {
    var names: Set<String> = []
    var open = [text]
    while let text = open.popLast() {
      for definition in definitions where text.contains("#/$defs/\(definition.name)\"") {
        if names.insert(definition.name).inserted { open.append(definition.text) }
      }
    }
    let lines = definitions.filter { names.contains($0.name) }.map { "\"\($0.name)\":\($0.text)" }
    return "\n" + lines.joined(separator: ",\n")
  }
}
