/// A reason why bytes are not a gazetteer.
public enum GazetteerError: Error, Hashable, Sendable {
  /// The bytes do not begin as a gazetteer does.
  case notGazetteer
  /// The bytes are of another version of the format.
  case version(Int)
  /// A part of the gazetteer is missing or has another size than it should.
  case damaged(section: String)
  /// The bytes are not those that were written.
  case checksum
  /// The keys of a table are not in order.
  case unsorted(section: String, entry: Int)
}

extension GazetteerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notGazetteer: "the place data is missing or of another kind"
    case .version(let version):
      "the place data has version \(version) of the format, not \(GazetteerFormat.version)"
    case .damaged(let section): "the place data is damaged in its part '\(section)'"
    case .checksum: "the place data is damaged: its checksum does not fit"
    case .unsorted(let section, let entry):
      "the place data is damaged: entry \(entry) of its part '\(section)' is out of order"
    }
  }

  /// The kind of failure.
  public var code: FailureCode { .internal }
}
