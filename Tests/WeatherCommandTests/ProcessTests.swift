import Foundation
import TestSupport
import Testing
import WeatherCore

/// The program as a process among others.
struct ProcessTests {
  private let folder: String
  private var store: String { "\(folder)/list/locations.json" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/weather-process-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Runs a line of shell with the program as `weather` and the list of this test.
  private func shell(_ script: String, _ environment: [String: String] = [:]) async throws -> Tool.Result {
    var variables = Binary.clean(store: store)
    for (name, value) in environment { variables[name] = value }
    variables["WEATHER_BIN"] = Binary.path
    let result = try await Tool.run(
      "bash", ["-c", "weather() { \"$WEATHER_BIN\" \"$@\"; }\n" + script], environment: variables)
    #expect(!(132...139).contains(result.status), "ended by a signal: \(result.status)")
    return result
  }

  @Test
  func `a smoke test as CI runs it`() async throws {
    let result = try await shell(
      """
      set -e
      weather add Brussels && weather add "São Paulo" && weather add 東京 && weather add New York
      weather add -33.86,151.21 --name Home
      weather list | cut -f1
      weather remove brussels
      weather current --provider sample --json
      """)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("brussels\nsao-paulo\ntokyo\nnew-york\nhome\n"))
    #expect(result.output.contains(#""provider":"sample""#))
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test @MainActor
  func `a screen shows what the program does to its list meanwhile`() async throws {
    let viewModel = LocationsViewModel(store: FileStore(path: FilePath(store)))
    let following = Task { await viewModel.start() }
    defer { following.cancel() }
    let steps = [("add Oslo", ["oslo"]), ("add Rome", ["oslo", "rome"]), ("remove oslo", ["rome"])]
    for (command, ids) in steps {
      #expect(try await shell("weather \(command)").status == 0)
      #expect(
        await observed {
          viewModel.locations.map(\.id)
        } where: {
          $0 == ids
        } == ids)
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test(arguments: [
    ("weather list >/dev/full", 74), ("weather list >&-", 74), ("weather add 1.0,2.0 >&-", 74),
    ("weather help | head -c 1 >/dev/null; exit ${PIPESTATUS[0]}", 0), ("weather nonsense 2>/dev/full", 64),
    ("weather nonsense 2>&-", 64), ("weather list <&-", 0), ("weather add Oslo <&-", 0),
    ("weather batch <&-", 66), ("WEATHER_STORE=$'/tmp/\\xff' weather list", 64),
    ("weather list --store /dev/null", 65), ("weather list --store /", 65),
    ("weather current --provider sample >/dev/full", 74), ("weather current --provider rain", 64),
    ("weather add Springfield </dev/null", 4), ("WEATHER_STORE=/proc/nowhere/x weather add Oslo", 73),
  ])
  func `streams and files that are closed, full or odd end a run with a status`(script: String, status: Int32)
    async throws
  {
    _ = try await Binary.run("add", "0.0,0.0", "--name", "Null", store: store)
    #expect(try await shell(script).status == status)
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test(arguments: ["weather batch", "weather remove --from -", "weather add --from -"])
  func `names standard input when its text is not UTF-8`(command: String) async throws {
    let result = try await shell("printf 'oslo\\n\\xff' | \(command)")
    #expect(result.status == 65)
    #expect(result.error.hasPrefix("weather: standard input"), "\(result.error)")
    let written = try await shell("printf '\\xff' | \(command) --json")
    #expect(!written.error.contains("\"path\""), "\(written.error)")
  }

  @Test
  func `a closed pipe ends the run quietly`() async throws {
    let rows = (0..<3_000).map { "\($0 % 90).5,\($0 / 90).5 --name p\($0)" }.map { "add \($0)\n" }.joined()
    _ = try await Binary.run("batch", store: store, input: rows)
    let result = try await shell("weather list | head -1 >/dev/null; exit ${PIPESTATUS[0]}")
    #expect(result.status == 141)
    #expect(result.error.isEmpty)
  }

  @Test
  func `an edit to a closed standard output does not end up in the list`() async throws {
    _ = try await shell("weather add 1.0,2.0 --name One >&- 2>&-")
    let list = try String(contentsOfFile: store, encoding: .utf8)
    #expect(list.hasPrefix("{\"version\":1,\"locations\":[\n"))
    #expect(list.hasSuffix("]}\n"))
  }

  @Test
  func `a hundred edits at once are all made`() async throws {
    let result = try await shell(
      "for i in $(seq 1 100); do weather add 0.$i,$i --name place$i --quiet >/dev/null & done; wait; weather list"
    )
    #expect(result.output.split(separator: "\n").count == 100)
    #expect(result.error.isEmpty)
  }

  @Test
  func `a damaged list is refused with its place, and is not touched`() async throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/list", withIntermediateDirectories: true)
    let damaged =
      "{\"version\":1,\"locations\":[\n{\"id\":\"oslo\",\"name\":\"Oslo\",\"latitude\":59.9,,}\n]}\n"
    try damaged.write(toFile: store, atomically: false, encoding: .utf8)
    for command in [
      ["list"], ["add", "Oslo"], ["remove", "oslo"], ["current", "--provider", "sample"], ["undo"],
    ] {
      let result = try await Binary.run(command, store: store)
      if command == ["undo"] { continue }
      #expect(result.status == 65)
      #expect(result.error.contains("line 2, column 44"), "\(result.error)")
      #expect(result.output.isEmpty)
    }
    #expect(try String(contentsOfFile: store, encoding: .utf8) == damaged)
  }

  @Test(arguments: ["tr_TR.UTF-8", "de_DE.UTF-8", "ar_EG.UTF-8", "C", ""])
  func `writes the same bytes in every locale and zone`(locale: String) async throws {
    _ = try await Binary.run("add", "Iğdır", store: store)
    let usual = try await Binary.run(
      "list", "--json", store: store, environment: ["LC_ALL": "C.UTF-8", "TZ": "UTC"])
    let other = try await Binary.run(
      "list", "--json", store: store, environment: ["LC_ALL": locale, "TZ": "Asia/Kathmandu"])
    #expect(usual.output == other.output)
    #expect(usual.output.contains("Iğdır"))
  }

  @Test
  func `nothing is loaded for the network before it is needed`() async throws {
    guard Tool.isInstalled("strace") else {
      print("skipped: strace is not installed")
      return
    }
    let result = try await shell("strace -f -e trace=openat \"$WEATHER_BIN\" list 2>&1 | grep -c libcurl")
    #expect(result.output == "0\n")
  }
}
