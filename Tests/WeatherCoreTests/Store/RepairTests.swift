import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct RepairTests {
  private static let head = "{\"version\":1,\"locations\":[\n"
  private static let a = #"{"id":"a","name":"A","latitude":1,"longitude":1.50,"x":{"y":[]}}"#
  private static let b = #"{"id":"b","name":"B","latitude":2,"longitude":2}"#
  private static let tail = "\n]}\n"

  /// What is damaged, and the places in it that are whole.
  private static let damaged: [(String, [String])] = [
    ("\(head)\(a),\n\(b)", [a, b]),
    ("\(head)\(a),\n\(b.dropLast(5))", [a]),
    ("\(a)\(b)", [a, b]),
    ("\(head)\(a)\n\(b)\(tail)", [a, b]),
    ("\(head)\(a),\n{\"id\":\"c\",\"name\":\"},\n\(b)\(tail)", [a, b]),
    ("[\(a),\(b)]", [a, b]),
    ("\(head)\(a),7,\n\(b)\(tail)", [a, b]),
    ("\(head)\(a),\n\(b.replacing("2,", with: "200,"))\(tail)", [a]),
    ("\u{0}\u{0}\u{0}\(b)\u{0}", [b]),
    ("\(head.dropLast(5))\(a)\(tail)", [a]),
    ("<<<<<<< ours\n\(a),\n=======\n\(b),\n>>>>>>> theirs\n", [a, b]),
    ("nonsense", []),
    ("", []),
  ]

  @Test(arguments: damaged)
  func `keeps every whole place, byte for byte, and the damaged text too`(
    text: String, places: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: text)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/list.json")
    let dry = try await store.repair(options: .dryRun)
    #expect(try folder.text("list.json") == text)
    let report = try await store.repair(options: [])
    #expect(report.outcome == (places.isEmpty ? .startedAnew : .salvaged))
    #expect(report.outcome == dry.outcome)
    #expect(report.count == places.count)
    #expect(!report.problems.isEmpty)
    let expected = places.isEmpty ? "" : places.joined(separator: ",\n")
    #expect(try folder.text("list.json") == Self.head + expected + (places.isEmpty ? "]}\n" : Self.tail))
    let evidence = try #require(report.evidence)
    #expect(try String(contentsOfFile: evidence, encoding: .utf8) == text)
    #expect(evidence.contains("/list.json.corrupt-20"))
    for file in [evidence, folder.path + "/list.json"] {
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    }
    #expect(try await store.repair(options: []) == ListRepair(outcome: .sound, count: places.count))
  }

  /// A store whose last change gave a place a note, and its texts before and after that.
  private func changed(_ folder: borrowing TemporaryFolder) async throws -> (
    FileStore, before: String, after: String
  ) {
    let store = FileStore(path: FilePath(folder.path + "/list.json"))
    _ = try await store.apply([.add(FileStoreTests.home), .add(FileStoreTests.other)], options: [])
    let before = try folder.text("list.json")
    _ = try await store.apply([.update("home", LocationPatch(note: "new"))], options: [])
    return (store, before, try folder.text("list.json"))
  }

  @Test(arguments: ["", "{\"id\":", "nonsense"])
  func `puts the list before the last change back when no place can be read`(damaged: String) async throws {
    let folder = try TemporaryFolder()
    let (store, before, _) = try await changed(folder)
    try Data(damaged.utf8).write(to: URL(filePath: folder.path + "/list.json"))
    let report = try await store.repair(options: [])
    #expect(report.outcome == .restoredBackup)
    #expect(report.count == 2)
    #expect(try folder.text("list.json") == before)
    #expect(try folder.text("list.json.bak") == before)
    #expect(try folder.names.count { $0.contains(".corrupt-") } == 1)
  }

  @Test
  func `takes what was cut off from the list before the last change, and keeps the rest`() async throws {
    let folder = try TemporaryFolder()
    let (store, _, after) = try await changed(folder)
    try Data(after.dropLast(40).utf8).write(to: URL(filePath: folder.path + "/list.json"))
    let report = try await store.repair(options: [])
    #expect(report.outcome == .salvaged)
    #expect(report.restored == ["other"])
    #expect(report.count == 2)
    #expect(try folder.text("list.json") == after)
  }

  @Test
  func `brings nothing back that was removed, and undoes no edit by hand`() async throws {
    let folder = try TemporaryFolder()
    let store = FileStore(path: FilePath(folder.path + "/list.json"))
    let places = try ["a", "b", "c", "d"].enumerated().map { index, id in
      Location(id: id, name: id, coordinate: try Coordinate(latitude: Double(index), longitude: 1.5))
    }
    _ = try await store.apply(places.map { .add($0) }, options: [])
    _ = try await store.apply([.remove("d")], options: [])
    let good = try folder.text("list.json").replacing(#""name":"a""#, with: #""name":"mine""#)
    let bad = good.replacing("\"latitude\":1,", with: "\"latitude\":148,")
    #expect(bad != good)
    try Data(bad.utf8).write(to: URL(filePath: folder.path + "/list.json"))
    #expect(try await store.repair(options: .dryRun).restored == ["b"])
    let report = try await store.repair(options: [])
    #expect(report.restored == ["b"])
    #expect(report.count == 3)
    #expect(try folder.text("list.json") == good)
  }

  @Test
  func `takes what it can from an older list with fewer places`() async throws {
    let folder = try TemporaryFolder()
    let store = FileStore(path: FilePath(folder.path + "/list.json"))
    try await store.addLocation(FileStoreTests.other)
    _ = try await store.apply([.add(FileStoreTests.home)], options: [])
    let text = try folder.text("list.json")
    let extra = text.dropLast(4) + ",\n" + Self.a + ",\n{\"id\":\"cut"
    try Data(extra.utf8).write(to: URL(filePath: folder.path + "/list.json"))
    let report = try await store.repair(options: [])
    #expect(report.outcome == .salvaged)
    #expect(try await store.locations.map(\.id) == ["other", "home", "a"])
  }

  @Test
  func `gives the later of two places another id, and leaves the rest alone`() async throws {
    let folder = try TemporaryFolder()
    let text =
      "{\"z\":1.0,\"locations\":[\n\(Self.a),\n\(Self.a.replacing("\"a\"", with: "\"A\""))\n],\"y\":[]}"
    let store = try folder.store("list.json", containing: text)
    let report = try await store.repair(options: [])
    #expect(report.outcome == .salvaged)
    #expect(report.renamings == [ListRepair.Renaming(from: "A", to: "A-2")])
    #expect(try folder.text("list.json") == text.replacing("\"A\",\"name\"", with: "\"A-2\",\"name\""))
  }

  @Test
  func `gives no place an id that another place has`() async throws {
    let folder = try TemporaryFolder()
    let ids = ["paris", "paris", "paris-2", "PARIS"]
    let places = ids.enumerated().map { index, id in
      "{\"id\":\"\(id)\",\"name\":\"N\(index)\",\"latitude\":\(index),\"longitude\":0}"
    }
    let store = try folder.store(
      "list.json", containing: Self.head + places.joined(separator: ",\n") + Self.tail)
    _ = try await store.repair(options: [])
    #expect(try await store.locations.map(\.id) == ["paris", "paris-3", "paris-2", "PARIS-4"])
  }

  @Test(arguments: ["\"1\"", "0", "1.5", "null", "[1]"])
  func `mends a version that is none, and loses no place`(version: String) async throws {
    let folder = try TemporaryFolder()
    let sound = "\(Self.head)\(Self.a),\n\(Self.b)\(Self.tail)"
    let store = FileStore(path: FilePath(folder.path + "/list.json"))
    for text in [sound, sound.replacing("\"B\"", with: "\"C\"")] {
      try Data(text.utf8).write(to: URL(filePath: folder.path + "/list.json.bak"))
    }
    try Data(sound.replacing("1,\"loc", with: "\(version),\"loc").utf8).write(
      to: URL(filePath: folder.path + "/list.json"))
    await #expect(throws: StoreError.self) { try await store.locations }
    #expect(try await store.repair(options: []).outcome == .salvaged)
    #expect(try folder.text("list.json") == sound)
  }

  @Test(arguments: [
    "{\"version\":2,\"locations\":[1]}", "{\"version\":2,\"locations\":[\n\(a),",
    "{\"version\":3,\"locations\":[\(a)]} trailing", "{\"version\":2,",
  ])
  func `leaves the list of a newer version alone, damaged or not`(text: String) async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: text)
    await #expect(throws: StoreError.self) { try await store.repair(options: []) }
    #expect(try folder.names == ["list.json", "list.json.lock"])
  }

  @Test
  func `a sound or missing list stays as it is`() async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: LocationDocumentTests.list)
    #expect(try await store.repair(options: []) == ListRepair(outcome: .sound, count: 2))
    #expect(try folder.text("list.json") == LocationDocumentTests.list)
    let missing = FileStore(path: FilePath(folder.path + "/a/list.json"))
    #expect(try await missing.repair(options: []) == ListRepair(outcome: .sound, count: 0))
    #expect(try await PreviewStore().repair(options: []) == ListRepair(outcome: .sound, count: 0))
  }
}
