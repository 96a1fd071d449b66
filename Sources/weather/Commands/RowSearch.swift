import WeatherCore

/// Finds the places that the rows of a file mean.
@MainActor
struct RowSearch {
  private let session: Session
  /// What finds names: the list in the program, or a service.
  private let names: AddLocationViewModel
  /// What tells what a point is near, which services cannot.
  private let points: AddLocationViewModel
  /// Why a service that was asked did not answer, or `nil`.
  private var silence: CommandFailure?

  /// Creates a search.
  ///
  /// - Parameter isOnline: Whether to ask a service for names.
  init(_ session: Session, isOnline: Bool) throws {
    self.session = session.withoutQuestions
    names = try session.finder(isOnline: isOnline)
    points = try session.finder()
  }

  /// The place that a row means.
  ///
  /// - Throws: `CommandFailure` when the row is wrong, or means no place or several.
  mutating func place(of row: ImportRow) async throws(CommandFailure) -> Place {
    if let problem = row.problem { throw CommandFailure(code: .data, message: problem, column: row.column) }
    if let tag = row.tags.first(where: { $0.contains(",") }) {
      throw CommandFailure(
        code: .data, message: "the tag '\(tag)' has a comma, which stands between tags; write it as several")
    }
    do {
      if let coordinate = try row.coordinate() { return try await place(at: coordinate, row) }
      guard let name = row.name else {
        throw CommandFailure(code: .data, message: "there is neither a name nor a coordinate")
      }
      return try await place(named: name, row)
    } catch {
      throw CommandFailure(error)
    }
  }

  private mutating func place(named name: String, _ row: ImportRow) async throws -> Place {
    // A service that does not answer is not asked for every row.
    if let silence { throw silence }
    let query = PlaceQuery(name, country: row.fields["country"], region: row.fields["region"])
    let matches: PlaceMatches
    do {
      matches = try await names.findPlaces(matching: query)
    } catch {
      let failure = CommandFailure(error)
      if failure.code.isRetryable { silence = failure }
      throw failure
    }
    return try PlaceChooser(query: query, pick: nil, isRow: true).choose(among: matches, session)
  }

  /// A row that says where it is knows better than what is near.
  private func place(at coordinate: Coordinate, _ row: ImportRow) async throws -> Place {
    var place = try await points.findPlace(at: coordinate)
    place.name = row.name ?? place.name
    place.region = row.fields["region"] ?? (row.fields["country"] == nil ? place.region : nil)
    place.country = try row.fields["country"].map(countryCode) ?? place.country
    place.timeZone = row.fields["timeZone"] ?? place.timeZone
    place.geonameID = row.fields["geonameID"].flatMap { Int($0) }
    return place
  }

  /// The code of a country that a row names; one of two letters may be newer than the list in the program.
  private func countryCode(_ text: String) throws(CommandFailure) -> String {
    if let code = session.services.countryCode(text) { return code }
    guard text.utf8.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      throw CommandFailure(
        code: .data, message: "'\(text)' is not known as a country; write its code, such as DE")
    }
    return text.uppercased()
  }
}
