import Foundation
import TestSupport
import Testing

/// `weather current` as a process that asks a service on this machine.
struct ServiceTests {
  /// Runs `current` for one place against a server.
  private func current(
    _ reply: LoopbackReply, _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Tool.Result {
    let server = try LoopbackServer(reply)
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    var variables = ["WEATHER_OPEN_METEO_URL": server.url]
    for (name, value) in environment { variables[name] = value }
    let result = try await Binary.run(["current"] + arguments, store: store, environment: variables)
    #expect(!(132...139).contains(result.status))
    #expect(result.error.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    withExtendedLifetime(server) {}
    return result
  }

  @Test
  func `shows what the service says, and what it does not know as absent`() async throws {
    let result = try await current(.json(OpenMeteoText.oslo), "--format", "tsv")
    #expect(result.output == "oslo\t-0.4\t\t14.4\t225\tlight rain\t2026-07-28T15:45:00+02:00\topen-meteo\t\n")
    #expect(result.status == 0)
    let text = try await current(.json(OpenMeteoText.oslo), "--format", "text")
    #expect(text.output.contains(" 0 °C"))
    #expect(!text.output.contains("-0"))
    #expect(text.output.contains("Open-Meteo"))
  }

  @Test(
    arguments: [
      (LoopbackReply.json("{}", status: 400), 76),
      (.json("{\"error\":true,\"reason\":\"slow down\"}", status: 429), 75),
      (.json("<html>", status: 502), 69), (.json("", status: 403), 77), (.json("<html>hello</html>"), 76),
      (.json(""), 76),
      (.json("{\"error\":true,\"reason\":\"\\u001b[2Jhello\"}", status: 400), 76), (.json("[]"), 76),
      (LoopbackReply([.pause(.seconds(3_600))]), 75),
    ] as [(LoopbackReply, Int32)])
  func `ends with the status of the failure`(reply: LoopbackReply, status: Int32) async throws {
    let result = try await current(reply, "--timeout", "2s")
    #expect(result.status == status, "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("weather: "))
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [[], ["--provider", "open-meteo"], ["--provider="], ["--provider", "Open-Meteo,"]])
  func `asks the usual service where it is said to be, however it is named`(options: [String]) async throws {
    let server = try LoopbackServer(.json(OpenMeteoText.oslo))
    let folder = try TemporaryFolder()
    let result = try await Binary.run(
      ["current", "--at", "59.9,10.75"] + options, store: "\(folder.path)/locations.json",
      environment: ["WEATHER_OPEN_METEO_URL": server.url, "WEATHER_OPEN_METEO_KEY": "abc"])
    #expect(result.status == 0, "\(result.error)")
    #expect(server.requests.map { $0.headers["x-api-key"] ?? $0.query("apikey") } == ["abc"])
  }

  @Test
  func `names the sample provider when there is no way to the service`() async throws {
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    let result = try await Binary.run(
      "current", store: store, environment: ["WEATHER_OPEN_METEO_URL": "http://127.0.0.1:1"])
    #expect(result.status == 69)
    #expect(result.error.contains("--provider sample"))
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test
  func `prints the places that did not fail, and says that some did`() async throws {
    let server = try LoopbackServer { request in
      .json("[\(OpenMeteoText.oslo),{\"location_id\":1,\"latitude\":1,\"longitude\":1}]")
    }
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    _ = try await Binary.run("add", "Rome", store: store)
    let result = try await Binary.run(
      "current", "--json", store: store, environment: ["WEATHER_OPEN_METEO_URL": server.url])
    #expect(result.status == 3, "\(result.error)")
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == 4)
    #expect(lines[1].contains("\"error\":null"))
    #expect(lines[2].contains("\"current\":null"))
    #expect(lines[2].contains("\"code\":"))
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [("40ms", "40 ms"), ("0.3s", "0.3 s"), ("99ms", "99 ms")])
  func `says how long it waited for an answer, however short`(timeout: String, words: String) async throws {
    let server = try LoopbackServer(.json("{}", delay: .seconds(5)))
    let folder = try TemporaryFolder()
    let result = try await Binary.run(
      "current", "--at", "1.5,2.5", "--timeout", timeout, store: "\(folder.path)/locations.json",
      environment: ["WEATHER_OPEN_METEO_URL": server.url])
    #expect(result.status == 75)
    #expect(result.error.contains("within \(words);"), "\(result.error)")
    withExtendedLifetime(server) {}
  }

  @Test
  func `shows the last reading when told to ask nobody`() async throws {
    let server = try LoopbackServer(.json(OpenMeteoText.oslo))
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    let environment = ["WEATHER_OPEN_METEO_URL": server.url]
    for name in ["Oslo", "Rome"] { _ = try await Binary.run("add", name, store: store) }
    let nothing = try await Binary.run("current", "--offline", store: store, environment: environment)
    #expect(nothing.status != 0)
    #expect(
      nothing.error.hasPrefix("weather: no earlier reading by 'open-meteo' is kept;"), "\(nothing.error)")
    _ = try await Binary.run("remove", "rome", store: store)
    let first = try await Binary.run("current", store: store, environment: environment)
    let again = try await Binary.run("current", store: store, environment: environment)
    #expect(first.output == again.output)
    #expect(server.requests.count == 1)
    let offline = try await Binary.run(
      "current", "--offline", "--json", store: store, environment: environment)
    #expect(offline.status == 0)
    #expect(offline.output.contains("\"stale\":true"))
    _ = try await Binary.run("current", "--max-age", "0", store: store, environment: environment)
    #expect(server.requests.count == 2)
  }

  @Test(.enabled(if: Tool.isInstalled("strace"), "strace is not installed"))
  func `a key goes to the service and nowhere else`() async throws {
    let server = try LoopbackServer(.json("{\"message\":\"no\"}", status: 500))
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    var variables = Binary.clean(store: store)
    variables["WEATHER_PIRATE_WEATHER_URL"] = server.url
    variables["WEATHER_PIRATE_WEATHER_KEY"] = "TopSecret0815"
    let result = try await Tool.run(
      "strace",
      [
        "-f", "-s", "4096", "-e", "trace=write,writev,sendto,sendmsg,execve,openat", "-o",
        "\(folder.path)/log",
        Binary.path, "current", "--provider", "pirate-weather", "--verbose",
      ], environment: variables)
    #expect(result.status == 69, "\(result.error)")
    #expect(!(result.output + result.error).contains("TopSecret0815"))
    let log = try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8)
    let lines = log.split(separator: "\n").filter { $0.contains("TopSecret0815") && !$0.contains("execve") }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.contains("sendto(") || $0.contains("write(") && $0.contains("apikey") })
    #expect(server.requests.allSatisfy { !$0.target.contains("TopSecret0815") })
  }

  @Test(arguments: [(0o644, "others may read it"), (0o600, nil)] as [(Int, String?)])
  func `a key file must be closed to others`(mode: Int, problem: String?) async throws {
    let server = try LoopbackServer(.json("{}", status: 500))
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    _ = FileManager.default.createFile(
      atPath: "\(folder.path)/key", contents: Data("abc\r\n".utf8), attributes: [.posixPermissions: mode])
    let result = try await Binary.run(
      "current", "--provider", "pirate-weather", store: store,
      environment: [
        "WEATHER_PIRATE_WEATHER_URL": server.url, "WEATHER_PIRATE_WEATHER_KEY_FILE": "\(folder.path)/key",
      ])
    #expect(result.status == (problem == nil ? 69 : 78), "\(result.error)")
    if let problem { #expect(result.error.contains(problem)) }
  }

  @Test
  func `watching writes a document a line, and goes on when the service fails`() async throws {
    let server = try LoopbackServer(.json(OpenMeteoText.oslo))
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    _ = try await Binary.run("add", "Oslo", store: store)
    var variables = Binary.clean(store: store)
    variables["WEATHER_OPEN_METEO_URL"] = server.url
    let result = try await Tool.run(
      "timeout",
      ["4", Binary.path, "current", "--watch", "1s", "--max-age", "0", "--timeout", "1s", "--json"],
      environment: variables)
    #expect(result.status == 124)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count >= 2)
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  private static let springfields = """
    {"results":[{"id":1,"name":"Springfield","latitude":37.2,"longitude":-93.3,"feature_code":"PPLA2","country_code":"US",
    "timezone":"America/Chicago","population":170188,"country":"United States","admin1":"Missouri"},
    {"id":2,"name":"Springfield","latitude":39.8,"longitude":-89.6,"feature_code":"PPLA","country_code":"US",
    "timezone":"America/Chicago","population":116250,"country":"United States","admin1":"Illinois"}]}
    """

  @Test(
    arguments: [
      (LoopbackReply.json(springfields), ["Springfield"], 4, ""),
      (.json(springfields), ["Springfield, Illinois"], 0, "Illinois"),
      (.json(springfields), ["Springfield", "--pick", "1"], 0, "Missouri"),
      (.json("{\"generationtime_ms\":0.1}"), ["Atlantis"], 1, ""),
      (.json("<html><body>Bad Gateway</body></html>", status: 502), ["Atlantis"], 69, ""),
      (.json("<html>no</html>", status: 403), ["Atlantis"], 77, ""), (.json("[]"), ["Atlantis"], 76, ""),
    ] as [(LoopbackReply, [String], Int32, String)])
  func `finds places by asking, and never makes one up`(
    reply: LoopbackReply, words: [String], status: Int32, region: String
  ) async throws {
    let server = try LoopbackServer(reply)
    let folder = try TemporaryFolder()
    let store = "\(folder.path)/locations.json"
    let result = try await Binary.run(
      ["add", "--online"] + words, store: store, environment: ["WEATHER_OPEN_METEO_GEOCODING_URL": server.url]
    )
    #expect(result.status == status, "\(result.error)")
    #expect(!result.error.contains("<html"))
    #expect(region.isEmpty || result.output.contains(region))
    let list = try await Binary.run("list", store: store)
    #expect(list.output.isEmpty == (status != 0))
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [[], ["--online"]])
  func `knows what a point is near, whoever is asked for names`(options: [String]) async throws {
    let folder = try TemporaryFolder()
    let result = try await Binary.run(
      ["add", "--from", "-"] + options, store: "\(folder.path)/locations.json",
      input: "name,lat,lon\nHome,-33.86,151.21\n,59.92,10.75\n",
      environment: ["WEATHER_OPEN_METEO_GEOCODING_URL": "http://127.0.0.1:1"])
    let rows = result.output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.map { $0[3] } == ["AU", "NO"], "\(result.error)")
    #expect(rows.map { $0[6] } == ["Australia/Sydney", "Europe/Oslo"])
  }

  @Test(arguments: [["add", "--from", "-", "--online"], ["batch"]])
  func `lines that fail for the network alone can be tried again`(words: [String]) async throws {
    let folder = try TemporaryFolder()
    for isMixed in [false, true] {
      let names = isMixed ? ["Oslo", "Rome", ""] : ["Oslo", "Rome"]
      let lines =
        words == ["batch"] ? names.map { "add \($0) --online" } : ["name,note"] + names.map { "\($0),x" }
      let result = try await Binary.run(
        words + ["--json"], store: "\(folder.path)/locations.json", input: lines.joined(separator: "\n"),
        environment: ["WEATHER_OPEN_METEO_GEOCODING_URL": "http://127.0.0.1:1"])
      #expect(result.status == (isMixed ? 65 : 69), "\(result.error)")
      #expect(result.error.hasPrefix("{\"error\":{\"code\":\"\(isMixed ? "data" : "unavailable")\""))
    }
  }

  @Test(arguments: [
    ["add", "--from", "-", "--online"], ["batch"],
    ["current", "--place", "Springfield, Illinois", "--online"],
  ])
  func `one deadline covers all that a run asks`(words: [String]) async throws {
    // Each answer comes in time, but not one after another.
    let server = try LoopbackServer { request in
      let isSearch = request.path == "/v1/search"
      return .json(isSearch ? Self.springfields : OpenMeteoText.oslo, delay: .milliseconds(1_600))
    }
    let folder = try TemporaryFolder()
    let names = ["Springfield, Illinois", "Springfield, Missouri"]
    let result = try await Binary.run(
      words, store: "\(folder.path)/locations.json",
      input: words == ["batch"]
        ? names.map { "add \($0) --online\n" }.joined()
        : "name\n" + names.map { "\"\($0)\"\n" }.joined(),
      environment: [
        "WEATHER_OPEN_METEO_GEOCODING_URL": server.url, "WEATHER_OPEN_METEO_URL": server.url,
        "WEATHER_TIMEOUT": "3s",
      ])
    #expect(result.status == 75, "\(result.error)")
    #expect(result.output.isEmpty)
    withExtendedLifetime(server) {}
  }
}
