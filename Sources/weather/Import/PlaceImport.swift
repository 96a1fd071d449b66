import WeatherCore

/// Reads places from a file, and looks up those that have a name only.
struct PlaceImport: Sendable {
  /// The file; `-` is standard input.
  let file: String
  /// What to save otherwise than the file says: a note and tags for every place, and whether it may be there.
  let changes: AddLocationChanges
  /// Whether to ask a service for names.
  let isOnline: Bool

  /// Works out the edits that add the places.
  ///
  /// - Throws: `CommandFailure` when the file as a whole is not understood.
  @MainActor
  func plan(_ session: Session) async throws -> EditPlan {
    let rows = try self.rows(session.contents(of: file))
    if rows.isEmpty { session.say("There are no places in \(UserFile.name(of: file)).") }
    let geocoding = try session.geocoding(isOnline: isOnline)
    let progress = Progress("reading places")
    progress.begin(rows.count)
    return try await session.waiting(progress.text) { await plan(rows, geocoding, session, progress) }
  }

  @MainActor
  private func plan(
    _ rows: [ImportRow], _ geocoding: any GeocodingService, _ session: Session, _ progress: Progress
  ) async -> EditPlan {
    var plan = EditPlan(edits: [], file: file)
    var silence: CommandFailure?
    for row in rows {
      defer { progress.advance() }
      do {
        // A service that does not answer is not asked for every row.
        if let silence, row.fields["latitude"] == nil { throw silence }
        plan.edits.append(try await edit(row, geocoding, session))
        plan.origins.append(row.line)
      } catch {
        let failure = CommandFailure(error)
        if failure.code.isRetryable { silence = failure }
        plan.failures.append(failure.located(in: file, line: row.line))
      }
    }
    return plan
  }

  private func rows(_ bytes: [UInt8]) throws(CommandFailure) -> [ImportRow] {
    do {
      let format = ImportFormat(of: file, bytes)
      switch format {
      case .json, .jsonLines: return try JSONRows(bytes, isLines: format == .jsonLines).rows
      case .csv: return try SeparatedRows(text(bytes), separator: ",").importRows()
      case .tsv: return try SeparatedRows(text(bytes), separator: "\t").importRows()
      case .gpx: return try GPXRows(text(bytes)).rows
      }
    } catch {
      throw error.located(in: file)
    }
  }

  private func text(_ bytes: [UInt8]) throws(CommandFailure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(code: .data, message: "the text is not UTF-8")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }

  @MainActor
  private func edit(
    _ row: ImportRow, _ geocoding: any GeocodingService, _ session: Session
  ) async throws -> LocationEdit {
    if let problem = row.problem { throw CommandFailure(code: .data, message: problem) }
    let viewModel = AddLocationViewModel(
      store: try session.services.store(session.settings), geocodingService: geocoding)
    var changes = changes
    changes.id = row.fields["id"]
    changes.note = row.fields["note"] ?? changes.note
    changes.tags = row.tags + changes.tags.filter { !row.tags.contains($0) }
    guard let coordinate = try row.coordinate() else {
      guard let name = row.name else {
        throw CommandFailure(code: .data, message: "there is neither a name nor a coordinate")
      }
      let query = PlaceQuery(name, country: row.fields["country"], region: row.fields["region"])
      let matches = try await viewModel.findPlaces(matching: query)
      let number = try PlaceChooser(query: query, pick: nil).choose(among: matches, session.withoutQuestions)
      return changes.edit(adding: matches.places[number - 1])
    }
    changes.name = row.name
    var place = try await viewModel.findPlace(at: coordinate)
    // A row that says where it is knows better than what is near.
    place.name = row.name ?? place.name
    place.region = row.fields["region"] ?? (row.fields["country"] == nil ? place.region : nil)
    place.country = row.fields["country"] ?? place.country
    place.timeZone = row.fields["timeZone"] ?? place.timeZone
    place.geonameID = row.fields["geonameID"].flatMap { Int($0) }
    return changes.edit(adding: place)
  }
}
