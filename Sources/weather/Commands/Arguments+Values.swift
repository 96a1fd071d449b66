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

  /// A name, with what the options say of the place.
  ///
  /// - Parameter pick: The number of the candidate to take, which must be among those that are looked for.
  func placeQuery(_ name: String, pick: Int? = nil) -> PlaceQuery {
    var query = PlaceQuery(name, country: value("country"), region: value("region"))
    query.limit = max(query.limit, pick ?? 0)
    return query
  }

  /// A text given for an option, without white space around it, or `nil` when it is not given.
  ///
  /// - Throws: `UsageError` when nothing is left of it.
  func text(_ name: String) throws(UsageError) -> String? {
    guard let text = value(name)?.trimmed else { return nil }
    guard !text.isEmpty else { throw UsageError("the value of '--\(name)' is empty") }
    return text
  }

  /// The tags given for an option, which may hold several between commas, each once.
  ///
  /// - Throws: `UsageError` for an empty one.
  func tags(_ name: String) throws(UsageError) -> [String] {
    var tags: [String] = []
    for tag in values(name).flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let tag = String(tag).trimmed
      guard !tag.isEmpty else { throw UsageError("the value of '--\(name)' is empty") }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// Takes none of these options, which would have no effect.
  func refuse(_ names: [String], beside other: String) throws(UsageError) {
    if let name = names.first(where: has) { throw UsageError("'--\(name)' has no effect beside \(other)") }
  }

  /// Takes no two options that give the output different forms.
  func refuseRivalForms() throws(UsageError) {
    let isJSON = value("format")?.lowercased() == OutputFormat.json.rawValue
    let forms = ["template", "json", "format"].filter(has)
    if forms.count > 1, !(isJSON && forms == ["json", "format"]) {
      throw UsageError("'--\(forms[0])' and '--\(forms[1])' cannot both hold")
    }
  }

  /// Takes no words, or no more than so many.
  func refuseWords(after count: Int = 0) throws(UsageError) {
    if let word = words.dropFirst(count).first { throw UsageError("unexpected argument '\(word)'") }
  }

  /// One of a few words given for an option, or `nil` when it is not given; letters of either case are taken.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(_ name: String) throws(UsageError) -> Choice? {
    guard let text = value(name) else { return nil }
    if let choice = Choice(word: text) { return choice }
    throw UsageError("'\(text)' is no value for '--\(name)'; use \(Choice.choices(nearTo: text))")
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
