/// The fields of an object of a service's answer, of whatever types they came.
struct LenientFields: Hashable, Sendable, Decodable {
  private let values: [String: LenientValue]

  init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: LenientValue].self)
  }

  /// The value of a name, or `nil`.
  subscript(name: String) -> LenientValue? { values[name] }

  /// The finite number of a name, or `nil`.
  func number(_ name: String) -> Double? { values[name]?.number }

  /// The text of a name, or `nil`.
  func text(_ name: String) -> String? { values[name]?.text }
}
