import Foundation
import TestSupport
import Testing
import WeatherCore

@testable import weather

@Suite("Contract: exit statuses")
struct ExitStatusTests {
  @Test(arguments: rows)
  func `an error is one object with its name and status`(row: Row) async throws {
    let folder = try TemporaryFolder()
    let server = try row.reply.map { try LoopbackServer($0) }
    _ = try await Binary.run("add", "0.0,0.0", "--name", "Null", store: "\(folder.path)/locations.json")
    let before = try String(contentsOfFile: "\(folder.path)/locations.json", encoding: .utf8)
    let result = try await Binary.script(
      row.script, in: folder.path,
      environment: ["WEATHER_OPEN_METEO_URL": server?.url ?? "http://127.0.0.1:1"])
    #expect(result.status == row.status, "\(result.error)")
    #expect(result.output.isEmpty == (row.code != "partial"))
    #expect(result.error.split(separator: "\n").count == 1)
    let document = try JSONSerialization.jsonObject(with: Data(result.error.utf8)) as? [String: Any]
    let error = try #require(document?["error"] as? [String: Any])
    #expect(error["code"] as? String == row.code)
    #expect(error["status"] as? Int32 == result.status)
    #expect((error["message"] as? String)?.isEmpty == false)
    #expect(error["retryable"] as? Bool == ["unavailable", "try-again"].contains(row.code))
    #expect(Set(error.keys) == row.members.union(["code", "status", "message", "retryable"]))
    let isChanged = error["committed"] as? Bool == true || row.code == "partial"
    let after = try String(contentsOfFile: "\(folder.path)/locations.json", encoding: .utf8)
    #expect((after != before) == isChanged)
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [
    ("weather list", 0), ("weather list --store none", 0), ("weather edit null --name Null", 0),
    ("weather add 0.0,0.0 --name Null --if-missing", 0), ("weather remove nowhere --if-present", 0),
    ("weather check", 1),
    ("set -m; mkfifo p; \"$WEATHER_BIN\" batch p & exec 3>p; kill -HUP $!; wait $!", 129),
    ("set -m; mkfifo p; \"$WEATHER_BIN\" batch p & exec 3>p; kill -INT $!; wait $!", 130),
    ("set -m; mkfifo p; \"$WEATHER_BIN\" batch p & exec 3>p; kill -TERM $!; wait $!", 143),
    ("mkfifo p; exec 3<>p 4>p 3>&-; weather list >&4", 141),
  ])
  func `an ending without an error has a status`(script: String, status: Int32) async throws {
    let folder = try TemporaryFolder()
    _ = try await Binary.run("add", "0.0,0.0", "--name", "Null", store: "\(folder.path)/locations.json")
    let result = try await Binary.script(script, in: folder.path)
    #expect(result.status == status, "\(result.error)")
    if status == 141 { #expect(result.error.isEmpty) }
  }

  /// Nothing from outside provokes a fault of the program itself, so only its way to the status is tried.
  @Test
  func `a fault of the program is told as such`() async throws {
    var shell = try Shell(store: PreviewStore.sample)
    shell.weatherService = WeatherPreviewClient { _ in
      .failure(ServiceError(code: .internal, message: "a point was left out"))
    }
    let transcript = await shell.run("current", "--json")
    #expect(transcript.status.rawValue == 70)
    #expect(try transcript.failure()["code"] as? String == "internal")
    #expect(CommandFailure(CocoaError(.featureUnsupported)).code == .internal)
  }

  @Test
  func `there are no statuses but these`() {
    let statuses: Set<Int32> = [
      0, 1, 3, 4, 5, 64, 65, 66, 69, 70, 71, 73, 74, 75, 76, 77, 78, 129, 130, 141, 143,
    ]
    #expect(Set(weather.ExitStatus.allCases.map(\.rawValue)) == statuses)
  }

  @Test(arguments: FailureCode.allCases)
  func `no name of an error goes untried`(code: FailureCode) {
    #expect(code == .internal || Self.rows.contains { $0.code == code.rawValue })
  }

  @Test
  func `a path that cannot be followed is said to be one, not a link`() async throws {
    let folder = try TemporaryFolder()
    let row = try #require(Self.rows.first { $0.testDescription.contains("may not be entered") })
    for script in [row.script, "ln -s b a; ln -s a b; weather list --store a"] {
      let result = try await Binary.script(script, in: folder.path)
      #expect(result.error.contains("could not find out what the path leads to: "), "\(result.error)")
    }
  }

  @Test(.enabled(if: Tool.isInstalled("flock"), "flock is not installed"))
  func `a lock that is held too long is a reason to try again`() async throws {
    let folder = try TemporaryFolder()
    let result = try await Binary.script(
      "exec 9>locations.json.lock; flock 9; weather add Rome --lock-timeout 0", in: folder.path)
    #expect(result.status == 75, "\(result.error)")
  }

  @Test(.enabled(if: Tool.isInstalled("openssl"), "openssl is not installed"))
  func `a certificate that nobody vouches for is not trusted`() async throws {
    let folder = try TemporaryFolder()
    let server = try TLSServer()
    let result = try await Binary.run(
      "current", "--at", "1.5,2.5", store: "\(folder.path)/locations.json",
      environment: ["WEATHER_OPEN_METEO_URL": server.url])
    #expect(result.status == 76, "\(result.error)")
  }
}
