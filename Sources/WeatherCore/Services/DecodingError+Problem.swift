extension DecodingError {
  /// What is wrong with an answer, as a fragment that holds no foreign text but names of fields.
  var problem: String {
    switch self {
    case .keyNotFound(let key, let context): "the answer lacks '\(Self.path(context.codingPath + [key]))'"
    case .typeMismatch(_, let context) where context.codingPath.isEmpty,
      .valueNotFound(_, let context) where context.codingPath.isEmpty:
      "the answer has another shape"
    case .valueNotFound(_, let context): "'\(Self.path(context.codingPath))' of the answer is null"
    case .typeMismatch(_, let context): "'\(Self.path(context.codingPath))' of the answer has another type"
    case .dataCorrupted: "the answer is not JSON"
    @unknown default: "the answer is not understood"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined(separator: ".")
      .safeForTerminal(limit: 80)
  }
}
