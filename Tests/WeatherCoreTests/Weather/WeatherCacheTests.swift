import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WeatherCore

final class WeatherCacheTests {
  let folder: TemporaryFolder
  let point: Coordinate

  init() throws {
    folder = try TemporaryFolder()
    point = try Coordinate(latitude: 50.85, longitude: 4.35)
  }

  var path: String { folder.path + "/cache/weather" }

  /// A service as it is some time after the usual moment.
  func service(
    _ server: LoopbackServer, name: String = "open-meteo", after seconds: Double = 0,
    change: (inout ServiceSettings) -> Void = { _ in }
  ) throws -> any WeatherService {
    var settings = Fixture.settings()
    settings.now = { Fixture.now.addingTimeInterval(seconds) }
    settings.baseURLs[name] = server.url
    settings.cacheFolder = path
    settings.deadline = { Deadline(in: .seconds(60)) }
    change(&settings)
    return try WeatherProviders.service(named: [name], settings: settings)
  }

  static func counting() throws -> LoopbackServer {
    try LoopbackServer { request in
      let answers = (request.query("latitude") ?? "").split(separator: ",").map { latitude in
        OpenMeteoClientTests.answer("\"time\":1780000200,\"temperature_2m\":\(latitude),\"weather_code\":61")
      }
      return .json(answers.count == 1 ? answers[0] : "[" + answers.joined(separator: ",") + "]")
    }
  }

  @Test(arguments: [(0.0, 1), (600, 1), (601, 2), (-1, 2), (-86400, 2)])
  func `asks again when a reading is old or from the future`(seconds: Double, requestCount: Int) async throws
  {
    let server = try Self.counting()
    let first = try await service(server).weather(at: [point])
    let second = try await service(server, after: seconds).weather(at: [point])
    #expect(server.requests.count == requestCount)
    if requestCount == 1 { #expect(second == first) }
    #expect(try second.first?.get().isStale == false)
  }

  @Test
  func `asks only for the points that it does not know`() async throws {
    let server = try Self.counting()
    let points = try (0..<5).map { try Coordinate(latitude: Double($0), longitude: 0) }
    _ = try await service(server).weather(at: [points[1], points[3]])
    let all = try await service(server).weather(at: points)
    #expect(server.requests.last?.query("latitude") == "0,2,4")
    #expect(try all.map { try $0.get().current?.temperature } == [0, 1, 2, 3, 4])
  }

  @Test
  func `shows the last known reading offline, marked as stale, and sends nothing`() async throws {
    let server = try Self.counting()
    _ = try await service(server).weather(at: [point])
    let elsewhere = try Coordinate(latitude: 1, longitude: 1)
    let results = try await service(server, after: 86400) { $0.isOffline = true }.weather(at: [
      point, elsewhere,
    ])
    let data = try #require(results.first).get()
    #expect(data.isStale)
    #expect(data.fetchedAt == Fixture.now)
    #expect(data.current?.temperature == 50.85)
    let error = #expect(throws: ServiceError.self) { try results.last?.get() }
    #expect(error?.code == .unavailable)
    #expect(server.requests.count == 1)

    let recent = try await service(server, after: 60) { $0.isOffline = true }.weather(at: [point]).first
    #expect(try recent?.get().isStale == true)
  }

  @Test
  func `keeps a failure out of the cache, and never shows an old reading for it`() async throws {
    let server = try Self.counting()
    _ = try await service(server).weather(at: [point])
    server.stop()
    let result = try await service(server, after: 3600).weather(at: [point]).first
    let error = #expect(throws: ServiceError.self) { try result?.get() }
    #expect(error?.code == .unavailable)
  }

  @Test
  func `keeps apart what providers and addresses said`() async throws {
    let first = try Self.counting()
    let second = try Self.counting()
    _ = try await service(first).weather(at: [point])
    _ = try await service(second).weather(at: [point])
    #expect(first.requests.count == 1)
    #expect(second.requests.count == 1)
  }

  @Test
  func `lets nobody else look, and leaves no half-written files`() async throws {
    let server = try Self.counting()
    _ = try await service(server).weather(at: [point])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(names.filter { $0.hasSuffix(".json") }.count == 1)
    #expect(!names.contains { $0.hasSuffix(".tmp") })
    for name in names {
      let mode =
        try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{\"version\":2}", String(repeating: "[", count: 10_000),
    String(repeating: " ", count: 70_000), "{\"version\":1,\"key\":\"another\"}", "\0\0\0",
  ])
  func `takes no damaged file for a reading`(text: String) async throws {
    let server = try Self.counting()
    _ = try await service(server).weather(at: [point])
    let file = try recordPath()
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    let data = try #require(try await service(server).weather(at: [point]).first).get()
    #expect(data.current?.temperature == 50.85)
    #expect(server.requests.count == 2)
  }

  @Test
  func `follows no link, and believes no record of another place`() async throws {
    let server = try Self.counting()
    let elsewhere = try Coordinate(latitude: 1, longitude: 1)
    _ = try await service(server).weather(at: [point])
    let file = try recordPath()
    _ = try await service(server).weather(at: [elsewhere])
    let other = try #require(try records().first { $0 != file })

    let foreign = try String(contentsOfFile: other, encoding: .utf8)
    try foreign.write(toFile: file, atomically: false, encoding: .utf8)
    #expect(try await service(server).weather(at: [point]).first?.get().current?.temperature == 50.85)

    let target = folder.path + "/target.json"
    try FileManager.default.moveItem(atPath: file, toPath: target)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
    #expect(try await service(server).weather(at: [point]).first?.get().current?.temperature == 50.85)
    #expect(server.requests.count == 4)
  }

  @Test
  func `makes safe what a record says`() async throws {
    let server = try Self.counting()
    _ = try await service(server).weather(at: [point])
    let file = try recordPath()
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let changed = text.replacingOccurrences(of: "light rain", with: "\\u001b[2J\\u202e")
      .replacingOccurrences(of: "\"temperature\":50.85", with: "\"temperature\":1e300")
    #expect(changed != text)
    try changed.write(toFile: file, atomically: false, encoding: .utf8)
    let current = try #require(try await service(server).weather(at: [point]).first?.get().current)
    #expect(current.summary == "\\u{1b}[2J\\u{202e}")
    #expect(current.temperature == nil)
    #expect(server.requests.count == 1)
  }

  @Test
  func `counts every place once, whoever answers`() async throws {
    let server = try Self.counting()
    let points = try (0..<5).map { try Coordinate(latitude: Double($0), longitude: 0) }
    _ = try await service(server).weather(at: [points[1], points[3]])
    let count = Mutex(0)
    let counted = try service(server) { settings in
      settings.progress = { points in count.withLock { $0 += points } }
    }
    _ = await counted.weather(at: points + [points[0], points[1]])
    #expect(count.withLock { $0 } == 7)
  }

  @Test
  func `works without a folder that can be trusted`() async throws {
    let server = try Self.counting()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
    for _ in 0..<2 {
      #expect(try await service(server).weather(at: [point]).first?.get().current?.temperature == 50.85)
    }
    #expect(server.requests.count == 2)
    let nowhere = try service(server) { $0.cacheFolder = "/proc/nowhere/weather" }
    #expect(try await nowhere.weather(at: [point]).first?.get().current?.temperature == 50.85)
  }

  @Test
  func `does not fetch twice what is being fetched`() async throws {
    let server = try LoopbackServer { _ in
      .json(
        OpenMeteoClientTests.answer("\"time\":1780000200,\"temperature_2m\":1"), delay: .milliseconds(300))
    }
    // By this clock the others wait as long as it takes: it stands until the first has its answer.
    let clock = ManualClock()
    let services = try (0..<4).map { _ in try service(server) { $0.clock = clock } }
    let point = point
    let temperatures = try await withThrowingTaskGroup(of: Double?.self) { group in
      for service in services {
        group.addTask { try await service.weather(at: [point]).first?.get().current?.temperature }
      }
      var temperatures = [try await group.next() ?? nil]
      let ticking = Task {
        while !Task.isCancelled {
          try await Task.sleep(for: .milliseconds(5))
          clock.advance(by: .milliseconds(5))
        }
      }
      defer { ticking.cancel() }
      for try await temperature in group { temperatures.append(temperature) }
      return temperatures
    }
    #expect(temperatures == [1, 1, 1, 1])
    #expect(server.requests.count == 1)
  }

  @Test
  func `waits for nobody for ever`() async throws {
    let server = try Self.counting()
    _ = try await service(server).weather(at: [point])
    let cache = WeatherCache(folder: path, provider: "open-meteo", variant: server.url)
    let name = FilePath(cache.lockName(of: point))
    let lock = try PrivateFolder(opening: FilePath(path))?.lock(name)
    let isLocked = lock != nil
    try #require(isLocked)
    let other = try service(server, after: 3600)
    #expect(try await other.weather(at: [point]).first?.get().current?.temperature == 50.85)
    _ = consume lock
  }

  @Test
  func `does not wait where there can be no lock`() async throws {
    let server = try Self.counting()
    let cache = WeatherCache(folder: path, provider: "open-meteo", variant: server.url)
    _ = PrivateFolder(making: FilePath(path)) != nil
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(cache.lockName(of: point))", withIntermediateDirectories: false)
    // A clock that stands: whoever sleeps by it never wakes.
    let service = try service(server) { $0.clock = ManualClock() }
    #expect(try await service.weather(at: [point]).first?.get().current?.temperature == 50.85)
  }

  @Test
  func `removes the oldest files when there are too many`() throws {
    guard let folder = PrivateFolder(making: FilePath(path)) else {
      Issue.record("the folder cannot be made")
      return
    }
    for number in 0..<40 {
      let file = path + "/\(number).json"
      try Data().write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number) * 1000)], ofItemAtPath: file)
    }
    folder.trim(suffix: ".json", to: 40)
    #expect(try records().count == 40)
    folder.trim(suffix: ".json", to: 20)
    let left = try records().compactMap { Int($0.split(separator: "/").last?.dropLast(5) ?? "") }
    #expect(left.sorted() == Array(25..<40))
  }

  @Test
  func `obeys the time before which MET Norway is not to be asked, then asks whether anything is new`()
    async throws
  {
    let isNew = Mutex(true)
    let server = try LoopbackServer { request in
      let expires = "Thu, 28 May 2026 21:10:00 GMT"
      let headers = ["Expires": expires, "Last-Modified": "Thu, 28 May 2026 20:20:00 GMT"]
      guard isNew.withLock({ $0 }) else { return .response(status: 304, headers: headers, body: []) }
      return .response(headers: headers, body: Array(METNorwayClientTests.forecast().utf8))
    }
    let first = try await service(server, name: "met-norway").weather(at: [point]).first?.get()
    #expect(first?.current?.temperature == 12)
    #expect(server.requests.first?.headers["if-modified-since"] == nil)
    isNew.withLock { $0 = false }

    // 29 minutes later: older than asked for, but not to be asked for again; the hour has changed.
    let second = try await service(server, name: "met-norway", after: 29 * 60).weather(at: [point]).first?
      .get()
    #expect(server.requests.count == 1)
    #expect(second?.fetchedAt == Fixture.now)
    #expect(second?.current?.temperature == 13)

    let third = try await service(server, name: "met-norway", after: 31 * 60).weather(at: [point]).first?
      .get()
    #expect(server.requests.count == 2)
    #expect(server.requests.last?.headers["if-modified-since"] == "Thu, 28 May 2026 20:20:00 GMT")
    #expect(third?.current?.temperature == 13)
    #expect(third?.fetchedAt == Fixture.now.addingTimeInterval(31 * 60))
  }

  private func records() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".json") }.map {
      path + "/" + $0
    }
  }

  private func recordPath() throws -> String {
    try #require(try records().first)
  }
}
