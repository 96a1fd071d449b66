extension StoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownID(let text, .some(let nearest)):
      "no saved place '\(text)'; did you mean '\(nearest)'?"
    case .unknownID(let text, .none):
      "no saved place '\(text)'"
    case .ambiguousName(let name, let ids):
      "several saved places are named '\(name)'; use an id: \(ids.joined(separator: ", "))"
    case .noneTagged(let tags):
      "no such place has the tag \(tags.map { "'\($0)'" }.joined(separator: " and "))"
    case .duplicateID(let id):
      "the id '\(id)' is taken"
    case .duplicatePlace(let name, let id):
      "'\(name)' is saved already, as '\(id)'"
    case .invalidID(let text):
      text.hasPrefix("-")
        ? "'\(text)' cannot be an id; it begins with '-'"
        : "'\(text)' cannot be an id; use letters, digits, '.', '_' and '-', at most \(Location.longestID)"
    case .nothingToUndo:
      "there is nothing to undo"
    case .damaged(let damage):
      damage.description
    case .newerVersion(let path, let version):
      "'\(path)' was written by a newer weather (version \(version) of the format)"
    case .file(let failure):
      failure.description
    }
  }

  /// The kind of failure.
  public var code: FailureCode {
    switch self {
    case .unknownID, .noneTagged, .nothingToUndo: .notFound
    case .ambiguousName: .ambiguous
    case .duplicateID, .duplicatePlace: .conflict
    case .invalidID: .usage
    case .damaged: .data
    case .newerVersion: .configuration
    case .file(let failure): failure.code
    }
  }
}

extension StoreError.Damage: CustomStringConvertible {
  public var description: String {
    let place = [path.map { "'\($0)'" }, line.map { "line \($0)" }, column.map { "column \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
    let text = place.isEmpty ? problem : "\(place): \(problem)"
    return hint.map { "\(text); \($0)" } ?? text
  }
}

extension StoreError.FileFailure: CustomStringConvertible {
  public var description: String {
    let text = "'\(path)': \(problem)"
    return hint.map { "\(text); \($0)" } ?? text
  }
}
