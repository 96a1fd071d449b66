/// A reason why no gazetteer was made.
enum BuilderError: Error, Hashable {
  /// A file cannot be read or written.
  case file(path: String, problem: String)
  /// A line of a dump file is wrong.
  case line(file: String, line: Int, problem: String)
  /// The data does not fit the format.
  case capacity(String)
  /// The committed gazetteer is not what the dump gives.
  case outdated(path: String)
  /// The arguments are wrong.
  case usage(String)
}

extension BuilderError: CustomStringConvertible {
  var description: String {
    switch self {
    case .file(let path, let problem): "'\(path)': \(problem)"
    case .line(let file, let line, let problem): "'\(file)', line \(line): \(problem)"
    case .capacity(let problem): problem
    case .outdated(let path): "'\(path)' is not what the dump files give; build it again"
    case .usage(let problem): problem
    }
  }
}
