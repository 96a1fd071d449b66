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
    let search = try RowSearch(session, isOnline: isOnline)
    let progress = Progress("reading places")
    progress.begin(rows.count)
    return try await session.waiting(progress.text) { await plan(rows, search, progress) }
  }

  @MainActor
  private func plan(_ rows: [ImportRow], _ search: RowSearch, _ progress: Progress) async -> EditPlan {
    var plan = EditPlan(edits: [], file: file)
    var search = search
    for row in rows {
      defer { progress.advance() }
      do {
        plan.edits.append(edit(row, try await search.place(of: row)))
        plan.origins.append(row.line)
      } catch {
        plan.failures.append(error.located(in: file, line: row.line))
      }
    }
    return plan
  }

  private func rows(_ bytes: [UInt8]) throws(CommandFailure) -> [ImportRow] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    do {
      switch try ImportFormat(of: file, bytes) {
      case .json: return try JSONRows(bytes).rows
      case .jsonLines: return JSONRows(lines: bytes).rows
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
    return text
  }

  private func edit(_ row: ImportRow, _ place: Place) -> LocationEdit {
    var changes = changes
    changes.id = row.fields["id"]
    changes.note = row.fields["note"] ?? changes.note
    changes.tags = row.tags + changes.tags.filter { !row.tags.contains($0) }
    return changes.edit(adding: place)
  }
}
