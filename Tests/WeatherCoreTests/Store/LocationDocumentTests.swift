import Testing

@testable import WeatherCore

struct LocationDocumentTests {
  /// A list in the documented layout.
  static let list = """
    {"version":1,"locations":[
    {"id":"brussels","name":"Brussels","region":"Brussels Capital","country":"BE","latitude":50.85045,"longitude":4.34878,"timeZone":"Europe/Brussels","geonameID":2800866},
    {"id":"home","name":"Home","latitude":-33.86,"longitude":151.21,"note":"roof sensor","tags":["work"]}
    ]}

    """

  @Test
  func `reads the documented list`() throws {
    let document = try LocationDocument(Array(Self.list.utf8))
    let brussels = Location(
      id: "brussels", name: "Brussels", region: "Brussels Capital", country: "BE",
      coordinate: try Coordinate(latitude: 50.85045, longitude: 4.34878), timeZone: "Europe/Brussels",
      geonameID: 2_800_866)
    let home = Location(
      id: "home", name: "Home", coordinate: try Coordinate(latitude: -33.86, longitude: 151.21),
      note: "roof sensor", tags: ["work"])
    #expect(document.locations == [brussels, home])
  }

  @Test
  func `writes the documented list`() throws {
    let locations = try LocationDocument(Array(Self.list.utf8)).locations
    #expect(try edited(nil, locations.map { .add($0) }) == Self.list)
  }

  @Test(arguments: [
    ("", 1, 1, "the list is empty text, which is typical after a crash"),
    (" \n\t\r\n", 1, 1, "the list is empty text, which is typical after a crash"),
    ("\u{FEFF}", 1, 1, "the list is empty text, which is typical after a crash"),
    ("[]", 1, 1, "not a list of places: expected an object with \"locations\""),
    ("3", 1, 1, "not a list of places: expected an object with \"locations\""),
    ("{}", 1, 1, "not a list of places: there is no \"locations\""),
    ("{\"version\":1}", 1, 1, "not a list of places: there is no \"locations\""),
    ("{\"locations\":{}}", 1, 14, "\"locations\" is not an array"),
    ("{\"version\":\"1\",\"locations\":[]}", 1, 12, "\"version\" is not a whole number from 1"),
    ("{\"version\":0,\"locations\":[]}", 1, 12, "\"version\" is not a whole number from 1"),
    ("{\"version\":1.5,\"locations\":[]}", 1, 12, "\"version\" is not a whole number from 1"),
    ("{\"locations\":[1]}", 1, 15, "place 1 is not an object"),
    ("{\"locations\":[]}\n{}", 2, 1, "text after the end: '{'"),
    ("{\"locations\":[\n{}]}", 2, 1, "place 1: there is no \"id\""),
    (
      "{\"locations\":[\n{\"id\":\"a\",\"name\":\"A\",\"latitude\":1}]}", 2, 1,
      "place 1: there is no \"longitude\""
    ),
    ("{\"locations\":[\n{\"id\":1}]}", 2, 7, "place 1: \"id\" is not a string"),
    ("{\"locations\":[\n{\"id\":null}]}", 2, 7, "place 1: \"id\" is not a string"),
    ("{\"locations\":[\n{\"latitude\":\"1\"}]}", 2, 13, "place 1: \"latitude\" is not a number"),
    ("{\"locations\":[\n{\"longitude\":[[1]]}]}", 2, 14, "place 1: \"longitude\" is not a number"),
    ("{\"locations\":[\n{\"geonameID\":1.0}]}", 2, 14, "place 1: \"geonameID\" is not a whole number"),
    ("{\"locations\":[\n{\"tags\":\"a\"}]}", 2, 9, "place 1: \"tags\" is not an array of strings"),
    ("{\"locations\":[\n{\"tags\":[\"a\",1]}]}", 2, 14, "place 1: \"tags\" is not an array of strings"),
    ("{\"locations\":[\n{\"tags\":[[\"a\"]]}]}", 2, 10, "place 1: \"tags\" is not an array of strings"),
    (
      "{\"locations\":[\n{\"name\":\"\\ud800\"}]}", 2, 9,
      "place 1: a string with half a surrogate pair, which is no character"
    ),
    (
      "{\"locations\":[{\"id\":\"a\",\"name\":\"A\",\"latitude\":1,\"longitude\":2},\n{\"id\":\"b\",\"name\":\"B\",\"latitude\":151,\"longitude\":-33}]}",
      2, 33, "place 2: latitude 151.0 is not between -90 and 90; are latitude and longitude swapped?"
    ),
    (
      "{\"locations\":[\n{\"id\":\"b\",\"name\":\"B\",\"latitude\":1e999,\"longitude\":-33}]}", 2, 33,
      "place 1: a coordinate must be a finite number"
    ),
    (
      "{\"locations\":[\n{\"id\":\"b\",\"name\":\"B\",\"latitude\":1,\"longitude\":180.5}]}", 2, 47,
      "place 1: longitude 180.5 is not between -180 and 180"
    ),
  ])
  func `says where and how a list is damaged`(text: String, line: Int, column: Int, problem: String) throws {
    let error = #expect(throws: StoreError.self) { try LocationDocument(Array(text.utf8)) }
    guard case .damaged(let damage) = error else {
      Issue.record("\(String(describing: error)) is no damage")
      return
    }
    #expect(damage.problem == problem)
    #expect(damage.line == line)
    #expect(damage.column == column)
  }

  @Test(arguments: [
    "{\"version\":2,\"locations\":[]}", "{\"version\":999,\"locations\":{}}", "{\"version\":2}",
    "{\"locations\":[{\"id\":7}],\"version\":3.5e1}",
  ])
  func `refuses the list of a newer version, whatever it holds`(text: String) {
    let error = #expect(throws: StoreError.self) { try LocationDocument(Array(text.utf8)) }
    #expect(error?.code == .configuration)
  }

  @Test
  func `never reads a cut list as a shorter one`() {
    let bytes = Array(Self.list.utf8)
    for end in 0..<bytes.count - 2 {
      #expect(throws: StoreError.self) { try LocationDocument(Array(bytes[..<end])) }
    }
  }

  @Test
  func `takes null for what is absent`() throws {
    let text = """
      {"locations":[{"id":"a","name":"A","region":null,"country":null,"latitude":1,"longitude":2,\
      "timeZone":null,"geonameID":null,"note":null,"tags":null}]}
      """
    let location = Location(id: "a", name: "A", coordinate: try Coordinate(latitude: 1, longitude: 2))
    #expect(try LocationDocument(Array(text.utf8)).locations == [location])
    let note = LocationEdit.update("a", LocationPatch(note: "n"))
    #expect(try edited(text, [note]) == text.replacing("\"note\":null", with: "\"note\":\"n\""))
  }

  /// A list as no program would write it: odd order, unknown members, odd numbers, escapes, white space.
  static let odd = """
    {
      "comment": {"deep": [1.0, -0, 1e3, "\\ud800", 1234567890123456789012345678901234567890]},
      "locations" : [
        { "x":[ ], "longitude": 4.50, "latitude" : 5.08e1 , "id":"caf\\u00e9", "name": "Caf\\u00e9",
          "other": null },

        {"name":"B","id":"b","latitude":1,"longitude":2,"y":{"a":[1,2,{"b":0.10}]}},
        { "id": "c", "name": "C",
          "latitude": 3, "longitude": 4 }
      ],
      "z": "end"
    }
    """

  @Test
  func `keeps every byte that an edit does not concern`() throws {
    let added = Location(id: "d", name: "D", coordinate: try Coordinate(latitude: 10, longitude: -0.5))
    let line = #"{"id":"d","name":"D","latitude":10,"longitude":-0.5}"#
    let last = "\"latitude\": 3, \"longitude\": 4 }"
    #expect(try edited(Self.odd, [.add(added)]) == Self.odd.replacing(last, with: "\(last),\n    \(line)"))

    let second =
      "\n    {\"name\":\"B\",\"id\":\"b\",\"latitude\":1,\"longitude\":2,\"y\":{\"a\":[1,2,{\"b\":0.10}]}},"
    #expect(
      try edited(Self.odd, [.remove("b")])
        == Self.odd.replacing(second, with: "").replacing("},\n\n ", with: "},\n "))

    #expect(
      try edited(Self.odd, [.update("CAFÉ", LocationPatch(note: "n\"", tagsToAdd: ["t"]))])
        == Self.odd.replacing(
          "\"Caf\\u00e9\",", with: "\"Caf\\u00e9\", \"note\": \"n\\\"\", \"tags\": [\"t\"],"))

    let both: [LocationEdit] = [.add(added), .remove("d")]
    #expect(try edited(Self.odd, both) == Self.odd)
  }

  @Test
  func `changes only the members that a patch changes`() throws {
    let coordinate = try Coordinate(latitude: 50.8, longitude: 4.6)
    let patch = LocationPatch(
      name: "Kaffee", id: "kaffee", coordinate: coordinate,
      surroundings: LocationPatch.Surroundings(region: nil, country: "BE", timeZone: "Europe/Brussels"))
    let expected = Self.odd
      .replacing("4.50", with: "4.6").replacing("\"caf\\u00e9\"", with: "\"kaffee\"")
      .replacing(
        "\"name\": \"Caf\\u00e9\"",
        with: "\"name\": \"Kaffee\", \"country\": \"BE\", \"timeZone\": \"Europe/Brussels\"")
    #expect(try edited(Self.odd, [.update("café", patch)]) == expected)
  }

  @Test(arguments: [
    ("{\"locations\":[]}", "{\"locations\":[\nD\n]}"),
    ("{\"locations\":[ \n ]}", "{\"locations\":[\nD\n ]}"),
    ("{\"locations\":[A]}", "{\"locations\":[A,\nD\n]}"),
    ("{\"locations\":[A, B]}", "{\"locations\":[A, B,\nD\n]}"),
    ("{\"locations\":[\nA,\nB\n]}", "{\"locations\":[\nA,\nB,\nD\n]}"),
    ("{\"locations\":[\n    A,\n    B\n  ]}", "{\"locations\":[\n    A,\n    B,\n    D\n  ]}"),
    ("{\"locations\":[\n  A\n, B\n]}", "{\"locations\":[\n  A\n, B\n,\nD\n]}"),
    ("{\"locations\":[\r\nA,\r\nB\r\n]}", "{\"locations\":[\r\nA,\r\nB,\r\nD\r\n]}"),
    ("{\"locations\":[\r\nA\r\n]}", "{\"locations\":[\r\nA,\r\nD\r\n]}"),
    ("\u{FEFF}{\"locations\":[\nA\n]}", "{\"locations\":[\nA,\nD\n]}"),
  ])
  func `adds a line in the layout of the list`(before: String, after: String) throws {
    let location = Location(id: "d", name: "D", coordinate: try Coordinate(latitude: 4, longitude: 4))
    #expect(try edited(filled(before), [.add(location)]) == filled(after))
  }

  @Test(arguments: [
    ("[\nA,\nB,\nC\n]", ["a"], "[\nB,\nC\n]"), ("[\nA,\nB,\nC\n]", ["b"], "[\nA,\nC\n]"),
    ("[\nA,\nB,\nC\n]", ["c"], "[\nA,\nB\n]"), ("[\nA,\nB,\nC\n]", ["a", "b", "c"], "[\n]"),
    ("[A, B, C]", ["a"], "[B, C]"), ("[A, B, C]", ["b"], "[A, C]"), ("[A, B, C]", ["c"], "[A, B]"),
    ("[A, B, C]", ["a", "b", "c"], "[]"), ("[ A ]", ["a"], "[ ]"),
  ])
  func `removes a line with its comma`(before: String, ids: [String], after: String) throws {
    #expect(
      try edited(filled("{\"locations\":\(before)}"), ids.map { .remove($0) })
        == filled("{\"locations\":\(after)}"))
  }

  @Test(arguments: [
    ("[\nA,\nB,\nC\n]", "c", LocationPatch.Position.first, "[\nC,\nA,\nB\n]"),
    ("[A, B, C]", "c", .first, "[C, A, B]"), ("[A, B, C]", "a", .last, "[B, C, A]"),
    ("[A, B, C]", "a", .after("b"), "[B, A, C]"), ("[A, B, C]", "C", .before("B"), "[A, C, B]"),
    ("[A, B, C]", "a", .before("b"), "[A, B, C]"), ("[A, B, C]", "a", .after("a"), "[A, B, C]"),
    ("[A, B, C]", "a", .before("a"), "[A, B, C]"), ("[A, B, C]", "c", .last, "[A, B, C]"),
    ("[A, B, C]", "a", .first, "[A, B, C]"), ("[A, B, C]", "b", .after("a"), "[A, B, C]"),
  ])
  func `moves a line`(before: String, id: String, position: LocationPatch.Position, after: String) throws {
    let document = try LocationDocument(Array(filled("{\"locations\":\(before)}").utf8))
    let edited = try document.applying([.update(id, LocationPatch(position: position))], options: [])
    #expect(String(decoding: edited.bytes, as: UTF8.self) == filled("{\"locations\":\(after)}"))
    #expect(try edited.results[0].get().isChange == (before != after))
  }

  /// Applies edits that must all succeed, and gives the text.
  private func edited(_ text: String?, _ edits: [LocationEdit]) throws -> String {
    let document = try text.map { try LocationDocument(Array($0.utf8)) } ?? .empty
    let edited = try document.applying(edits, options: [])
    for result in edited.results { _ = try result.get() }
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  /// Puts locations in the place of the letters A to D.
  private func filled(_ layout: String) -> String {
    zip("ABCD", 1...4).reduce(layout) { text, letter in
      let id = letter.0.lowercased()
      let record =
        "{\"id\":\"\(id)\",\"name\":\"\(letter.0)\",\"latitude\":\(letter.1),\"longitude\":\(letter.1)}"
      return text.replacing(
        /\b[A-D]\b(?!")/, with: { $0.output == String(letter.0) ? record : String($0.output) })
    }
  }
}
