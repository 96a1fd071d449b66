import Foundation
import TestSupport
import Testing

@testable import WeatherCore

struct FileStoreTests {
  @Test
  func `a missing list is empty, and reading creates nothing`() async throws {
    let folder = try TemporaryFolder()
    let store = FileStore(path: FilePath(folder.path + "/a/b/list.json"))
    #expect(try await store.contents == ListContents(locations: []))
    let unchanged = try await store.apply([.remove("x", ifPresent: true), .removeAll], options: [])
    #expect(try unchanged.allSatisfy { try !$0.get().isChange })
    await #expect(throws: StoreError.nothingToUndo) { try await store.undo(options: []) }
    #expect(try folder.names == [])
  }

  @Test
  func `the first change makes folders and file for their owner only`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a/b/list.json"
    let store = FileStore(path: FilePath(path))
    try await store.addLocation(Self.home)
    #expect(try await store.locations == [Self.home])
    #expect(try mode(folder.path + "/a") == 0o700)
    #expect(try mode(folder.path + "/a/b") == 0o700)
    #expect(try mode(path) == 0o600)
    #expect(try mode(path + ".lock") == 0o600)
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b"))
        == ["list.json", "list.json.lock", "list.json.bak"])
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o400, 0o660])
  func `a change keeps the mode`(mode: Int) async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: LocationDocumentTests.list)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path + "/list.json")
    try await store.removeLocation(Self.home)
    #expect(try self.mode(folder.path + "/list.json") == mode)
  }

  @Test
  func `a change that changes nothing does not touch the file`() async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: LocationDocumentTests.list)
    let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/list.json")
    _ = try await store.apply([.add(Self.home, ifMissing: true)], options: [])
    _ = try await store.apply([.add(Self.other), .remove("other")], options: [])
    _ = try await store.apply([.add(Self.other)], options: .dryRun)
    _ = try await store.apply([.add(Self.other), .remove("nowhere")], options: [])
    let after = try FileManager.default.attributesOfItem(atPath: folder.path + "/list.json")
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(try folder.names == ["list.json", "list.json.lock"])
  }

  @Test
  func `a link is followed and stays`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/real", withIntermediateDirectories: false)
    _ = try folder.store("real/list.json", containing: LocationDocumentTests.list)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/one", withDestinationPath: "two")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/two", withDestinationPath: "real/list.json")
    try await FileStore(path: FilePath(folder.path + "/one")).removeLocation(Self.home)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/one") == "two")
    #expect(try folder.names == ["one", "real", "two"])
    #expect(try await FileStore(path: FilePath(folder.path + "/real/list.json")).locations.count == 1)
  }

  @Test
  func `a link to nowhere makes its target, a loop is refused`() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "target")
    try await FileStore(path: FilePath(folder.path + "/link")).addLocation(Self.home)
    #expect(try folder.names.contains("target"))
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a", withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b", withDestinationPath: "a")
    let loop = FileStore(path: FilePath(folder.path + "/a"))
    for error in [
      await error { _ = try await loop.contents }, await error { try await loop.addLocation(Self.home) },
    ] {
      #expect(error?.code == .io)
    }
  }

  @Test(arguments: ["folder", "pipe", "/dev/null", "/dev/zero", "folder/", "."])
  func `what is no file is refused at once, with nothing beside it`(name: String) async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder", withIntermediateDirectories: false)
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let path = name.hasPrefix("/") ? name : folder.path + "/" + name
    let store = FileStore(path: FilePath(path))
    #expect(await error { _ = try await store.contents }?.code == .data)
    #expect(await error { try await store.addLocation(Self.home) }?.code == .data)
    #expect(try folder.names == ["folder", "pipe"])
    #expect(!FileManager.default.fileExists(atPath: name + ".lock") || !name.hasPrefix("/dev"))
  }

  @Test
  func `a file too large is refused unread`() async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: "")
    #expect(truncate(folder.path + "/list.json", 1 << 30) == 0)
    let error = await error { _ = try await store.contents }
    #expect(
      error?.description == "'\(folder.path)/list.json': larger than 256 MiB, the most that a list may have")
    #expect(error?.code == .data)
  }

  @Test
  func `a file that holds more than its size says is read whole`() async throws {
    let error = await error { _ = try await FileStore(path: "/proc/self/status").contents }
    #expect(error?.code == .data)
  }

  @Test(arguments: ["", "{\"version\":1,\"locations\":[", "{\"locations\":[]} x", "\u{0}\u{0}\u{0}\u{0}"])
  func `a damaged list is refused and stays as it is`(text: String) async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: text)
    for error in [
      await error { _ = try await store.contents }, await error { try await store.addLocation(Self.home) },
      await error { _ = try await store.apply([.removeAll], options: .keepGoing) },
    ] {
      guard case .damaged(let damage) = error else {
        Issue.record("\(String(describing: error)) is no damage")
        continue
      }
      #expect(damage.path == folder.path + "/list.json")
      #expect(damage.line == 1)
    }
    #expect(try folder.text("list.json") == text)
  }

  @Test
  func `undo goes back one change, and forth again`() async throws {
    let folder = try TemporaryFolder()
    let store = FileStore(path: FilePath(folder.path + "/list.json"))
    try await store.addLocation(Self.home)
    let first = try folder.text("list.json")
    _ = try await store.apply(
      [.add(Self.other), .update("other", LocationPatch(position: .first))], options: [])
    let second = try folder.text("list.json")
    let dry = try await store.undo(options: .dryRun)
    #expect(try folder.text("list.json") == second)
    #expect(dry == [LocationChange(before: [Self.other], after: [])])
    #expect(try await store.undo(options: []) == dry)
    #expect(try folder.text("list.json") == first)
    #expect(try await store.undo(options: []) == [LocationChange(before: [], after: [Self.other])])
    #expect(try folder.text("list.json") == second)
  }

  @Test
  func `undo takes back the first change too`() async throws {
    let folder = try TemporaryFolder()
    let store = FileStore(path: FilePath(folder.path + "/list.json"))
    try await store.addLocation(Self.home)
    #expect(try await store.undo(options: []) == [LocationChange(before: [Self.home], after: [])])
    #expect(try await store.locations == [])
  }

  @Test
  func `undo tells what becomes of places with one id`() async throws {
    let folder = try TemporaryFolder()
    let place = #"{"id":"a","name":"%","latitude":1,"longitude":1}"#
    let (first, second) = (place.replacing("%", with: "A"), place.replacing("%", with: "B"))
    let store = try folder.store("list.json", containing: "{\"locations\":[\(first),\n\(second)]}")
    try Data("{\"locations\":[\(first)]}".utf8).write(to: URL(filePath: folder.path + "/list.json.bak"))
    let changes = try await store.undo(options: [])
    #expect(changes.map { $0.before.map(\.name) } == [["B"]])
    #expect(changes.map { $0.after.map(\.name) } == [[]])
  }

  @Test
  func `an edit that a damaged list refuses names the file`() async throws {
    let folder = try TemporaryFolder()
    let place = #"{"id":"a","name":"A","latitude":1,"longitude":1}"#
    let store = try folder.store("list.json", containing: "{\"locations\":[\(place),\n\(place)]}")
    for options in [[], EditOptions.dryRun] {
      let error = await #expect(throws: StoreError.self) {
        try await store.apply([.remove("a")], options: options)
      }
      #expect(error?.description.hasPrefix("'\(folder.path)/list.json', line 2, column 7: ") == true)
    }
  }

  @Test
  func `undo tells what moved`() async throws {
    let folder = try TemporaryFolder()
    let store = FileStore(path: FilePath(folder.path + "/list.json"))
    _ = try await store.apply([.add(Self.home), .add(Self.other)], options: [])
    _ = try await store.apply([.update("home", LocationPatch(position: .last))], options: [])
    let changes = try await store.undo(options: [])
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { $0.isChange && $0.before == $0.after })
  }

  @Test
  func `many stores at once lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder.path + "/list.json")
    try await withThrowingTaskGroup { group in
      for index in 0..<60 {
        group.addTask {
          let coordinate = try Coordinate(latitude: Double(index), longitude: 0)
          let location = Location(id: "place-\(index)", name: "Place \(index)", coordinate: coordinate)
          try await FileStore(path: path, durability: .deferred, lockTimeout: .seconds(120)).addLocation(
            location)
        }
        group.addTask {
          // A reader sees whole lists only.
          _ = try await FileStore(path: path).contents
        }
      }
      try await group.waitForAll()
    }
    let ids = try await FileStore(path: path).locations.map(\.id)
    #expect(Set(ids) == Set((0..<60).map { "place-\($0)" }))
    #expect(ids.count == 60)
  }

  @Test
  func `waits for a lock only so long, and reads meanwhile`() async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store(
      "list.json", containing: LocationDocumentTests.list, lockTimeout: .milliseconds(60))
    let lock = open(folder.path + "/list.json.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    let held = await error { try await store.removeLocation(Self.home) }
    #expect(held?.code == .tryAgain)
    #expect(held?.description.contains("another process is changing the list") == true)
    #expect(try await store.locations.count == 2)
    close(lock)
    try await store.removeLocation(Self.home)
  }

  @Test(arguments: ["link", "folder", "pipe"])
  func `a lock that is no plain file is refused`(kind: String) async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: LocationDocumentTests.list)
    let lock = folder.path + "/list.json.lock"
    switch kind {
    case "link": try FileManager.default.createSymbolicLink(atPath: lock, withDestinationPath: "elsewhere")
    case "folder": try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)
    default: #expect(mkfifo(lock, 0o600) == 0)
    }
    #expect(await error { try await store.removeLocation(Self.home) }?.code == .cannotCreate)
    #expect(try folder.names == ["list.json", "list.json.lock"])
  }

  @Test
  func `a text that does not read back as intended is not written`() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.store("list.json", containing: LocationDocumentTests.list)
    let spoilers: [@Sendable ([UInt8]) -> [UInt8]] = [
      { $0.dropLast(3) + [] }, { _ in [] }, { _ in LocationDocument.empty.bytes },
      { Array(String(decoding: $0, as: UTF8.self).replacing("4.34878", with: "4.34879").utf8) },
      { Array(String(decoding: $0, as: UTF8.self).replacing("Other", with: "Othes").utf8) },
    ]
    for spoil in spoilers {
      let store = FileStore(
        path: FilePath(folder.path + "/list.json"), durability: .full, lockTimeout: .seconds(1),
        usesLock: true,
        clock: ContinuousClock(), now: { Date() }, rewriting: spoil)
      #expect(await error { try await store.addLocation(Self.other) }?.code == .internal)
      #expect(try folder.text("list.json") == LocationDocumentTests.list)
      #expect(try folder.names == ["list.json", "list.json.lock"])
    }
  }

  @Test
  func `a left-over of a killed process is no hindrance`() async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: LocationDocumentTests.list)
    try Data("half a li".utf8).write(to: URL(filePath: folder.path + "/.list.json.tmp"))
    try await store.removeLocation(Self.home)
    #expect(try folder.names == ["list.json", "list.json.bak", "list.json.lock"])
  }

  @Test(arguments: ["with space.json", "new\nline.json", "🌦.json", String(repeating: "n", count: 245)])
  func `takes any name that the file system takes`(name: String) async throws {
    let folder = try TemporaryFolder()
    let store = FileStore(path: FilePath(folder.path + "/" + name))
    try await store.addLocation(Self.home)
    #expect(try await store.locations == [Self.home])
  }

  @Test
  func `refuses a name too long for the files beside it`() async throws {
    let folder = try TemporaryFolder()
    let store = FileStore(path: FilePath(folder.path + "/" + String(repeating: "n", count: 255)))
    #expect(await error { try await store.addLocation(Self.home) }?.code == .cannotCreate)
    #expect(try folder.names == [])
  }

  @Test
  func `takes paths that are no text byte for byte`() async throws {
    let folder = try TemporaryFolder()
    let path = FilePath(bytes: Array((folder.path + "/").utf8) + [0xFF, 0xE9, 0x2E])
    try await FileStore(path: path).addLocation(Self.home)
    #expect(try await FileStore(path: path).locations == [Self.home])
    #expect(try await FileStore(path: FilePath(path.description)).locations == [])
  }

  static let home = Location(
    id: "home", name: "Home", coordinate: sydney, note: "roof sensor", tags: ["work"])
  static let other = Location(id: "other", name: "Other", coordinate: sydney)

  private static var sydney: Coordinate {
    guard let coordinate = try? Coordinate(latitude: -33.86, longitude: 151.21) else { preconditionFailure() }
    return coordinate
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  /// The error that a body throws; a body that throws none fails the test.
  private func error(_ body: () async throws -> Void) async -> StoreError? {
    do {
      try await body()
      Issue.record("nothing was thrown")
    } catch {
      return error as? StoreError
    }
    return nil
  }
}
