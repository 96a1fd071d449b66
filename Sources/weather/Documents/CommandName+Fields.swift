import WeatherCore

extension CommandName {
  /// The fields of the rows that the command prints, each with what it holds, or `nil` when it prints none.
  var fields: [(String, String)]? {
    switch self {
    case .add, .remove, .edit, .list, .undo, .batch: Location.fields.map { ($0.name, $0.help) }
    case .current: Reading.fields.map { ($0.name, $0.help) }
    case .search: Place.fields.map { ($0.name, $0.help) }
    case .check, .repair: ListProblem.fields.map { ($0.name, $0.help) }
    case .completions, .help: nil
    }
  }
}
