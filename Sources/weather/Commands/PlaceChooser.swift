import WeatherCore

/// Decides which of the places found is meant, by asking if somebody is there to be asked.
struct PlaceChooser: Sendable {
  /// What was looked for.
  let query: PlaceQuery
  /// The number of the candidate to take, from 1, or `nil`.
  let pick: Int?
  /// Whether a service was asked.
  var isOnline = false
  /// Whether a row of a file asks, for which nothing can be picked.
  var isRow = false

  /// The place that is meant.
  ///
  /// - Throws: `CommandFailure`: `.notFound` when nothing fits, `.ambiguous` with the candidates when several do.
  func choose(among matches: PlaceMatches, _ session: Session) throws -> Place {
    guard !matches.places.isEmpty else { throw notFound(matches) }
    if let pick {
      guard matches.places.indices.contains(pick - 1) else {
        throw UsageError("--pick \(pick): there are only \(matches.places.count) candidates")
      }
      return matches.places[pick - 1]
    }
    if let place = matches.unambiguous { return place }
    guard session.console.isInteractive, session.output.format != .json else {
      throw ambiguous(matches, session)
    }
    let number = try session.settings.runTime.pausing { try ask(among: matches, session) }
    return matches.places[number - 1]
  }

  /// The failure of a search that found nothing.
  func notFound(_ matches: PlaceMatches) -> CommandFailure {
    var message = matches.remark ?? "no place named '\(asked)'"
    if !matches.suggestions.isEmpty {
      message += "; did you mean \(matches.suggestions.map { "'\($0)'" }.joined(separator: ", "))?"
    }
    return CommandFailure(
      code: .notFound, message: message,
      details: ["The places known offline have 500 people or more; '--online' asks Open-Meteo's geocoder."],
      suggestions: matches.suggestions)
  }

  /// What was looked for, as messages show it.
  private var asked: String { query.text.safeForTerminal(limit: 80) }

  private func ambiguous(_ matches: PlaceMatches, _ session: Session) -> CommandFailure {
    return CommandFailure(
      code: .ambiguous, message: finding(matches) + (isRow ? "" : ", or --pick 1"),
      details: lines(matches, session, style: Style(depth: .none)),
      candidates: matches.places)
  }

  /// What was found, and how to say which is meant.
  private func finding(_ matches: PlaceMatches) -> String {
    if isNamed(matches) { return "several places fit '\(asked)'; say which, as in '\(example(matches))'" }
    if matches.places.count == 1 {
      return "'\(asked)' is not quite the name of a place; take it with '\(example(matches))'"
    }
    var names: [String] = []
    for place in matches.places where names.count < 3 && !names.contains(place.name) {
      names.append(place.name)
    }
    let similar = names.map { "'\($0)'" }.joined(separator: ", ")
    return "no place named '\(asked)'; similar: \(similar); take one by its name"
  }

  /// Whether there are places of the very name, or something else to say of it, rather than only similar names.
  private func isNamed(_ matches: PlaceMatches) -> Bool {
    matches.remark != nil || matches.places.contains(where: \.isExactMatch)
  }

  /// How the first candidate could be named for good.
  private func example(_ matches: PlaceMatches) -> String {
    guard let first = matches.places.first else { return query.text }
    // What is not quite a name would not become one by its region.
    guard first.isExactMatch else { return first.name }
    let name = query.parts.first ?? first.name
    return [name, first.region ?? first.country].compactMap(\.self).joined(separator: ", ")
  }

  /// What is remarkable about the candidates, such as that the first is the chief place of a country.
  private func remark(_ matches: PlaceMatches) -> String? {
    matches.remark.map { $0.safe + "." }
  }

  /// The candidates as a table, with what is remarkable about them above and how many more there are below.
  private func lines(_ matches: PlaceMatches, _ session: Session, style: Style) -> [String] {
    let table = Place.table(matches.places, style: style).text(width: session.console.width, style: style)
    let hint = session.isQuiet ? nil : query.hint(ofMoreThan: matches, isOnline: isOnline)?.safe
    return [remark(matches), String(table.dropLast()), hint].compactMap(\.self)
  }

  /// The number that is typed, from 1.
  private func ask(among matches: PlaceMatches, _ session: Session) throws -> Int {
    let style = Style(choice: .auto, isTerminal: true, environment: session.console.environment)
    let heading =
      isNamed(matches) ? "Several places fit '\(asked)':" : "No place is named '\(asked)'; similar:"
    let lines = [heading] + lines(matches, session, style: style)
    session.console.writeError(lines.joined(separator: "\n") + "\n")
    while true {
      session.console.writeError("Which one? [1; q to leave] ")
      guard let line = session.console.readLine() else {
        session.console.writeError("\n")
        throw CommandFailure(code: .ambiguous, message: "left without choosing", candidates: matches.places)
      }
      let answer = line.trimmed
      if answer.isEmpty { return 1 }
      if answer.lowercased() == "q" {
        throw CommandFailure(code: .ambiguous, message: "left without choosing")
      }
      if let number = Int(answer), matches.places.indices.contains(number - 1) { return number }
      session.console.writeError("'\(answer.safe)' is none of 1 to \(matches.places.count).\n")
    }
  }
}
