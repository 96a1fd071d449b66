import Foundation
import TestSupport
import Testing

@testable import WeatherCore

@Suite(.timeLimit(.minutes(1)))
struct LocationUpdatesTests {
  @Test(arguments: ["list.json", "made/later/list.json"])
  func `sends the list now, and then each newer one`(name: String) async throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder.path + "/" + name)
    var updates = FileStore(path: path).locationUpdates.makeAsyncIterator()
    #expect(await updates.next() == [])
    // Another store object is to this one what another process is.
    let writer = FileStore(path: path)
    try await writer.addLocation(FileStoreTests.home)
    #expect(await updates.next() == [FileStoreTests.home])
    try await writer.addLocation(FileStoreTests.other)
    #expect(await updates.next() == [FileStoreTests.home, FileStoreTests.other])
    _ = try await writer.undo(options: [])
    #expect(await updates.next() == [FileStoreTests.home])
  }

  @Test
  func `sees editors that write into the file, folders that are replaced, and links that are turned`()
    async throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/a", withIntermediateDirectories: false)
    try FileManager.default.createDirectory(atPath: folder.path + "/b", withIntermediateDirectories: false)
    _ = try folder.store("a/list.json", containing: LocationDocumentTests.list)
    _ = try folder.store("b/list.json", containing: "{\"locations\":[]}")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "a/list.json")
    // What else is seen on the way to a list depends on who is quicker.
    let updates = FileStore(path: FilePath(folder.path + "/link")).locationUpdates
    #expect(await updates.first { $0.count == 2 } != nil)

    let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/a/list.json"))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data("{\"locations\":[]}".utf8))
    try handle.close()
    #expect(await updates.first { $0.count == 0 } != nil)

    try FileManager.default.moveItem(atPath: folder.path + "/a", toPath: folder.path + "/old")
    try FileManager.default.createDirectory(atPath: folder.path + "/a", withIntermediateDirectories: false)
    try await FileStore(path: FilePath(folder.path + "/a/list.json")).addLocation(FileStoreTests.home)
    #expect(await updates.first { $0.count == 1 } != nil)

    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/new", withDestinationPath: "b/list.json")
    #expect(rename(folder.path + "/new", folder.path + "/link") == 0)
    #expect(await updates.first { $0.count == 0 } != nil)
  }

  @Test
  func `a damaged list is not sent, the next whole one is`() async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: LocationDocumentTests.list)
    var updates = store.locationUpdates.makeAsyncIterator()
    #expect(await updates.next()?.count == 2)
    try Data("{".utf8).write(to: URL(filePath: folder.path + "/list.json"))
    try Data("{\"locations\":[]}".utf8).write(to: URL(filePath: folder.path + "/list.json"))
    #expect(await updates.next()?.count == 0)
  }

  @Test
  func `a slow reader gets the newest list, and loses no last one`() async throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder.path + "/list.json")
    var updates = FileStore(path: path).locationUpdates.makeAsyncIterator()
    let writer = FileStore(path: path, durability: .deferred)
    for round in 0..<20 {
      for index in 0..<5 {
        let coordinate = try Coordinate(latitude: Double(round), longitude: Double(index))
        let id = "place-\(round)-\(index)"
        try await writer.addLocation(Location(id: id, name: id, coordinate: coordinate))
      }
      var count = 0
      while count < (round + 1) * 5 { count = try #require(await updates.next()).count }
    }
  }

  @Test
  func `leaves no descriptor when its reader ends`() async throws {
    let folder = try TemporaryFolder()
    let store = try folder.store("list.json", containing: LocationDocumentTests.list)
    for _ in 0..<100 {
      let task = Task {
        var updates = store.locationUpdates.makeAsyncIterator()
        return await updates.next()?.count
      }
      #expect(await task.value == 2)
    }
    #if os(Linux)
      // The last descriptors are closed soon after; the test's time limit says how soon at the latest.
      while try watchCount() > 20 { await Task.yield() }
      #expect(try watchCount() <= 20, "a hundred readers have come and gone")
    #endif
  }

  #if os(Linux)
    /// How many descriptors of this process watch folders.
    private func watchCount() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name))?
          .contains("inotify") == true
      }
    }
  #endif

  @Test
  func `a list in memory sends its changes too`() async throws {
    let store = try PreviewStore()
    var updates = store.locationUpdates.makeAsyncIterator()
    #expect(await updates.next() == [])
    try await store.addLocation(FileStoreTests.home)
    #expect(await updates.next() == [FileStoreTests.home])
    _ = try await store.apply([.removeAll, .remove("nowhere")], options: [])
    try await store.addLocation(FileStoreTests.other)
    #expect(await updates.next()?.count == 2)
    _ = try await store.undo(options: [])
    #expect(await updates.next() == [FileStoreTests.home])
    #expect(try await store.undo(options: .dryRun).count == 1)
  }
}
