import WeatherCore

extension Arguments {
  /// A whole number given for an option, or `nil` when it is not given.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "'\(text)' is no value for '--\(name)'; use a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// How the list is to be changed.
  var editOptions: EditOptions {
    var options: EditOptions = []
    if has("dry-run") { options.insert(.dryRun) }
    if has("keep-going") { options.insert(.keepGoing) }
    return options
  }

  /// The words as one name, with what the options say of the place.
  var placeQuery: PlaceQuery {
    PlaceQuery(words.joined(separator: " "), country: value("country"), region: value("region"))
  }

  /// Takes no words.
  func refuseWords() throws(UsageError) {
    if let word = words.first { throw UsageError("unexpected argument '\(word)'") }
  }

  /// One of a few words given for an option, or `nil` when it is not given; letters of either case are taken.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(_ name: String) throws(UsageError) -> Choice? {
    guard let text = value(name) else { return nil }
    if let choice = Choice(rawValue: text.lowercased()) { return choice }
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("'\(text)' is no value for '--\(name)'; use one of \(words)")
  }

  /// The time between rounds when the output is to be refreshed, or `nil` when it is not.
  var watchInterval: Duration? {
    get throws(UsageError) {
      guard let text = value("watch") else { return nil }
      if text.isEmpty { return .seconds(600) }
      guard let interval = Duration(parsing: text), interval >= .seconds(1) else {
        throw UsageError("'\(text)' is no value for '--watch'; use a duration from 1s on")
      }
      return interval
    }
  }
}
