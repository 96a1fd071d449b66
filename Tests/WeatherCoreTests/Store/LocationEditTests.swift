import Testing

@testable import WeatherCore

struct LocationEditTests {
  @Test(arguments: [
    ("brussels", "brussels"), ("BRUSSELS", "brussels"), ("São Paulo", "sp"), ("sao paulo", "sp"),
    ("SÃO PAULO", "sp"), ("Sa\u{303}o Paulo", "sp"), ("zu\u{308}rich", "zürich"), ("ZÜRICH", "zürich"),
    ("straße", "strasse"), ("STRASSE", "strasse"), ("東京", "東京"),
  ])
  func `finds a place by its id or its only name`(text: String, id: String) throws {
    let result = try apply([.remove(text)], to: Self.places)[0].get()
    #expect(result.before.map(\.id) == [id])
    #expect(result.after.isEmpty)
  }

  @Test(arguments: [
    ("brusels", "no saved place 'brusels'; did you mean 'brussels'?"),
    ("sao paolo", "no saved place 'sao paolo'; did you mean 'sp'?"),
    ("bru", "no saved place 'bru'"), ("", "no saved place ''"), ("zzzzzz", "no saved place 'zzzzzz'"),
    ("Springfield", "several saved places are named 'Springfield'; use an id: sf-il, sf-mo"),
  ])
  func `explains a place that is not there`(text: String, message: String) throws {
    let edits = [
      LocationEdit.remove(text), .update(text, LocationPatch(note: "n")), .remove(text, ifPresent: true),
    ]
    let results = try apply(edits, to: Self.places)
    #expect(results.count == 3)
    for result in results.prefix(message.hasPrefix("several") ? 3 : 2) {
      let error = #expect(throws: StoreError.self) { try result.get() }
      #expect(error?.description == message)
    }
    if case .success(let change) = results[2] { #expect(!change.isChange) }
  }

  @Test(arguments: [
    // Vowel signs and voicing make other names; accents do not, whatever the normal form.
    ("กิ", "กุ", false), ("कि", "की", false), ("が", "か", false), ("が", "か\u{3099}", true),
    ("Йошкар-Ола", "И\u{306}ошкар-Ола", true), ("Йошкар-Ола", "Иошкар-Ола", true), ("Αθήνα", "Αθηνα", true),
    ("Αθήνα", "ΑΘΉΝΑ", true), ("Đà Nẵng", "đa nang", true), ("Đà Nẵng", "Da Nang", true),
    ("Łódź", "Lodz", true), ("حَلَب", "حلب", true), ("O'Fallon", "OFallon", false),
  ])
  func `tells names of all scripts apart`(name: String, text: String, isSame: Bool) throws {
    let place = Location(id: "x1", name: name, coordinate: try Coordinate(latitude: 1, longitude: 1))
    let other = Location(id: "x2", name: "Zzz", coordinate: try Coordinate(latitude: 2, longitude: 2))
    let result = try apply([.remove(text)], to: [place, other])[0]
    #expect((try? result.get().before.map(\.id)) == (isSame ? ["x1"] : nil))
  }

  @Test
  func `a location is removed by its id only, though another has the id for a name`() async throws {
    let gone = Location(id: "home", name: "Flat", coordinate: try Coordinate(latitude: 1, longitude: 1))
    let namesake = Location(id: "cabin", name: "Home", coordinate: try Coordinate(latitude: 2, longitude: 2))
    let store = try PreviewStore([namesake])
    await #expect(throws: StoreError.unknownID("home", nearest: nil)) { try await store.removeLocation(gone) }
    #expect(try await store.locations == [namesake])
    try await store.removeLocation(namesake)
    #expect(try await store.locations.isEmpty)
  }

  @Test(
    arguments: [
      (["x"], [], false, ["a", "b"]), (["x", "y"], [], false, ["b"]), (["x"], ["B", "c"], false, ["b"]),
      (["x"], ["b", "B", "b"], false, ["b"]), (["z"], [], false, nil), (["z"], [], true, []),
      (["x"], ["c"], false, nil), (["x"], ["c"], true, []), (["x"], ["nowhere", "a"], false, nil),
      (["x"], ["nowhere", "a"], true, ["a"]), (["x"], ["nowhere"], true, []),
    ] as [([String], [String], Bool, [String]?)])
  func `removes the places with all tags`(
    tags: [String], references: [String], ifPresent: Bool, removed: [String]?
  ) throws {
    let places = try [("a", ["x"]), ("b", ["y", "x"]), ("c", [])].enumerated().map { index, place in
      Location(
        id: place.0, name: "Place \(place.0)",
        coordinate: try Coordinate(latitude: Double(index), longitude: 0), tags: place.1)
    }
    let edit = LocationEdit.removeTagged(tags, among: references, ifPresent: ifPresent)
    let result = try apply([edit], to: places)[0]
    #expect((try? result.get().before.map(\.id)) == removed)
    if case .success(let change) = result { #expect(change.isChange == (removed != [])) }
  }

  @Test
  func `tags are those of the list when the edit's turn comes`() throws {
    let coordinate = try Coordinate(latitude: 1, longitude: 1)
    let places = [Location(id: "oslo", name: "Oslo", coordinate: coordinate, tags: ["work"])]
    let rome = Location(
      id: "rome", name: "Rome", coordinate: try Coordinate(latitude: 2, longitude: 2), tags: ["work"])
    let edits: [LocationEdit] = [
      .update("oslo", LocationPatch(tagsToRemove: ["work"])), .add(rome), .removeTagged(["work"]),
    ]
    #expect(try apply(edits, to: places)[2].get().before.map(\.id) == ["rome"])
  }

  @Test
  func `extends a taken id by region, country and number`() throws {
    let adds = try (0..<5).map { index in
      LocationEdit.add(
        Location(
          id: "Brussels", name: "Place \(index)", region: "Oost Vlaanderen", country: "BE",
          coordinate: try Coordinate(latitude: Double(index), longitude: 0)),
        extendingID: true)
    }
    let ids = try apply(adds, to: Self.places).map { try $0.get().after[0].id }
    let region = "Brussels-\(Location.proposedID(for: "Oost Vlaanderen"))"
    if Location.isValidID(region) {
      #expect(ids == [region, "\(region)-be", "\(region)-be-2", "\(region)-be-3", "\(region)-be-4"])
    } else {
      #expect(ids == ["Brussels-be", "Brussels-be-2", "Brussels-be-3", "Brussels-be-4", "Brussels-be-5"])
    }
  }

  @Test
  func `keeps an extended id within the longest length`() throws {
    let long = String(repeating: "a", count: Location.longestID)
    let adds = try (0..<12).map { index in
      let coordinate = try Coordinate(latitude: Double(index), longitude: 0)
      return LocationEdit.add(Location(id: long, name: "\(index)", coordinate: coordinate), extendingID: true)
    }
    let ids = try apply(adds, to: []).map { try $0.get().after[0].id }
    #expect(Set(ids).count == 12)
    #expect(ids.allSatisfy(Location.isValidID))
    #expect(ids[11] == String(repeating: "a", count: 61) + "-12")
  }

  @Test(arguments: [
    // The same name within 10 m, in other spellings; the same number however far.
    ("BRÜSSELS", 50.85045, 4.34878, nil as Int?, true), ("Brussels", 50.85052, 4.34878, nil, true),
    ("Brussels", 50.8506, 4.34878, nil, false), ("Brussel", 50.85045, 4.34878, nil, false),
    ("Brussels", 51, 5, 2_800_866, true), ("Brussel", 51, 5, 2_800_866, false),
    ("Meridian", 10, -180, nil, true), ("Meridian", 10, -179.99995, nil, true),
    ("Meridian", 10, 179.9998, nil, false), ("Pole", 90, 100, nil, true),
  ])
  func `knows a place that is on the list already`(
    name: String, latitude: Double, longitude: Double, geonameID: Int?, isSame: Bool
  ) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    let location = Location(id: "new", name: name, coordinate: coordinate, geonameID: geonameID)
    // With one addition the list is searched, with many an index.
    for filler in [0, 20] {
      let fillers = try (0..<filler).map { index in
        let coordinate = try Coordinate(latitude: -50, longitude: Double(index))
        return LocationEdit.add(Location(id: "filler-\(index)", name: "Filler", coordinate: coordinate))
      }
      let adds = [LocationEdit.add(location, ifMissing: true), .add(location)]
      let results = try apply(fillers + adds, to: Self.places).suffix(2)
      #expect(try results.first?.get().isChange == !isSame)
      #expect(throws: StoreError.self) { try results.last?.get() }
      if isSame, case .failure(let error) = results.last { #expect(error.code == .conflict) }
    }
  }

  @Test
  func `tells the neighbours of an added place`() throws {
    for filler in [0, 20] {
      let fillers = try (0..<filler).map { index in
        let coordinate = try Coordinate(latitude: -50, longitude: Double(index))
        return LocationEdit.add(Location(id: "filler-\(index)", name: "Filler", coordinate: coordinate))
      }
      let added = try [(50.85115, 4.34878), (50.8515, 4.34878), (10, 179.9995)].enumerated().map {
        index, point in
        let coordinate = try Coordinate(latitude: point.0, longitude: point.1)
        return LocationEdit.add(Location(id: "n\(index)", name: "N\(index)", coordinate: coordinate))
      }
      let results = try apply(fillers + added, to: Self.places).suffix(3).map { try $0.get().neighbours }
      #expect(results == [["brussels"], ["n0"], ["meridian"]])
    }
  }

  @Test
  func `refuses ids that are none or taken`() throws {
    let coordinate = try Coordinate(latitude: 1, longitude: 1)
    let edits: [LocationEdit] = [
      .add(Location(id: "a b", name: "A", coordinate: coordinate)),
      .add(Location(id: "BRUSSELS", name: "A", coordinate: coordinate)),
      .update("sp", LocationPatch(id: "")), .update("sp", LocationPatch(id: "Brussels")),
      .update("sp", LocationPatch(id: "SP")), .update("sp", LocationPatch(id: "paulista")),
    ]
    let codes = try apply(edits, to: Self.places).map { result in
      if case .failure(let error) = result { error.code } else { nil as FailureCode? }
    }
    #expect(codes == [.usage, .conflict, .usage, .conflict, nil, nil])
  }

  @Test
  func `refuses to make two places one`() throws {
    let coordinate = try Coordinate(latitude: 50.85046, longitude: 4.34878)
    let patch = LocationPatch(name: "brussels", coordinate: coordinate)
    let result = try apply([.update("sp", patch)], to: Self.places)[0]
    #expect(result == .failure(.duplicatePlace(name: "Brussels", id: "brussels")))
  }

  @Test
  func `changes note and tags`() throws {
    let edits: [LocationEdit] = [
      .update("sp", LocationPatch(note: "n", tagsToAdd: ["a", "b", "a"])),
      .update("sp", LocationPatch(note: "", tagsToRemove: ["a", "c"])),
      .update("sp", LocationPatch(tagsToRemove: ["b"])), .update("sp", LocationPatch(note: "")),
    ]
    let changes = try apply(edits, to: Self.places).map { try $0.get() }
    #expect(changes.map { $0.after[0].tags } == [["a", "b"], ["b"], [], []])
    #expect(changes.map { $0.after[0].note } == ["n", nil, nil, nil])
    #expect(changes.map(\.isChange) == [true, true, true, false])
  }

  @Test
  func `changes nothing when an edit fails, unless told to go on`() throws {
    let document = try LocationDocument.empty.applying(Self.places.map { .add($0) }, options: []).document
    let edits: [LocationEdit] = [.remove("sp"), .remove("nowhere"), .remove("brussels")]
    let refused = try document.applying(edits, options: [])
    #expect(refused.bytes == document.bytes)
    #expect(refused.results.map { (try? $0.get()) != nil } == [true, false, true])
    let kept = try document.applying(edits, options: .keepGoing)
    #expect(try kept.document.count == document.count - 2)
  }

  @Test
  func `edits that depend on each other are applied in order`() throws {
    let document = try LocationDocument.empty.applying(Self.places.map { .add($0) }, options: []).document
    let coordinate = try Coordinate(latitude: 1, longitude: 1)
    let edits: [LocationEdit] = [
      .update("sp", LocationPatch(name: "Neu", id: "neu")), .update("NEU", LocationPatch(position: .first)),
      .add(Location(id: "sp", name: "Andere", coordinate: coordinate)), .remove("Neu"),
      .update("Andere", LocationPatch(position: .before("brussels"))), .removeAll,
      .add(Location(id: "sp", name: "Letzte", coordinate: coordinate)),
    ]
    let edited = try document.applying(edits, options: [])
    for result in edited.results { _ = try result.get() }
    #expect(try edited.document.locations.map(\.name) == ["Letzte"])
  }

  @Test
  func `refuses edits of a list with repeated ids, and tells where they are`() throws {
    let record = "{\"id\":\"a\",\"name\":\"A\",\"latitude\":1,\"longitude\":1}"
    let text = "{\"locations\":[\n\(record),\n\(record.replacing("\"a\"", with: "\"A\""))\n]}"
    let document = try LocationDocument(Array(text.utf8))
    #expect(ListContents(document).warnings == [.duplicateID("A", line: 3, earlierLine: 2)])
    #expect(document.locations.count == 2)
    let error = #expect(throws: StoreError.self) { try document.applying([.removeAll], options: []) }
    guard case .damaged(let damage) = error else {
      Issue.record("\(String(describing: error)) is no damage")
      return
    }
    #expect(damage.line == 3)
    #expect(damage.problem == "place 2 has the id \"A\", which place 1 has already")
  }

  static var places: [Location] {
    get throws {
      [
        Location(
          id: "brussels", name: "Brussels", country: "BE",
          coordinate: try Coordinate(latitude: 50.85045, longitude: 4.34878), geonameID: 2_800_866),
        Location(
          id: "sp", name: "São Paulo", coordinate: try Coordinate(latitude: -23.5475, longitude: -46.63611)),
        Location(
          id: "zürich", name: "Zürich", coordinate: try Coordinate(latitude: 47.36667, longitude: 8.55)),
        Location(id: "strasse", name: "Straße", coordinate: try Coordinate(latitude: 50, longitude: 8)),
        Location(id: "東京", name: "東京", coordinate: try Coordinate(latitude: 35.6895, longitude: 139.69171)),
        Location(
          id: "sf-il", name: "Springfield", coordinate: try Coordinate(latitude: 39.8, longitude: -89.64)),
        Location(
          id: "sf-mo", name: "Springfield", coordinate: try Coordinate(latitude: 37.2, longitude: -93.3)),
        Location(id: "meridian", name: "Meridian", coordinate: try Coordinate(latitude: 10, longitude: 180)),
        Location(id: "pole", name: "Pole", coordinate: try Coordinate(latitude: 90, longitude: 0)),
      ]
    }
  }

  private func apply(
    _ edits: [LocationEdit], to locations: [Location]
  ) throws -> [Result<LocationChange, StoreError>] {
    let document = try LocationDocument.empty.applying(locations.map { .add($0) }, options: []).document
    return try document.applying(edits, options: .keepGoing).results
  }
}
